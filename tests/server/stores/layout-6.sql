CREATE TABLE devices (
    digest text NOT NULL,
    person text NOT NULL,
    since bigint NOT NULL
);
CREATE TABLE entries (
    tab text NOT NULL,
    version integer NOT NULL,
    entry text NOT NULL,
    at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE guests (
    offer text NOT NULL,
    person text NOT NULL,
    place integer NOT NULL
);
CREATE TABLE invited (
    offer text NOT NULL,
    person text NOT NULL
);
CREATE TABLE layout (
    number integer NOT NULL
);
CREATE TABLE leases (
    name text NOT NULL,
    process text NOT NULL,
    beat bigint NOT NULL
);
CREATE TABLE marks (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE offers (
    offer text NOT NULL,
    host text NOT NULL,
    wanted text NOT NULL,
    listed integer NOT NULL,
    made bigint NOT NULL,
    tab text NOT NULL
);
CREATE TABLE passes (
    digest text NOT NULL,
    person text NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE persons (
    person text NOT NULL,
    name text NOT NULL,
    colour text NOT NULL,
    since bigint NOT NULL
);
CREATE TABLE presence (
    tab text NOT NULL,
    process text NOT NULL,
    seats text NOT NULL,
    onlookers integer NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE remarks (
    tab text NOT NULL,
    person text NOT NULL,
    remark text NOT NULL
);
CREATE TABLE seen (
    tab text NOT NULL,
    seat integer NOT NULL,
    version integer NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE sitters (
    tab text NOT NULL,
    seat integer NOT NULL,
    person text NOT NULL,
    seat_key text
);
CREATE TABLE standings (
    tab text NOT NULL,
    version integer NOT NULL,
    over integer NOT NULL,
    changed bigint NOT NULL,
    standing text NOT NULL
);
INSERT INTO devices VALUES
	('d1d2bb12d2c66b4fcbd5d7c776e8b07e0cfabe6b89633576e44818ea7e06dda0', 'table-6', 1795482213),
	('22e2b87fe1025dd058a134bee32a2de290b94fefc563ce02a17ac407d4a2109b', 'table-8', 1795482213);
INSERT INTO entries VALUES
	('table-1', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":1,"options":{"cards":"off","progress":"together"},"deal":{"first":["1"],"quadrants":["B1","D4","A3","E3","C2","F2"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 01:03:29.046376+00'),
	('table-1', 1, '{"type":"moved","seat":0,"move":"exchange 3"}', '2026-11-24 01:03:29.061505+00'),
	('table-1', 2, '{"type":"moved","seat":0,"move":"place small-trade"}', '2026-11-24 01:03:29.076252+00'),
	('table-1', 3, '{"type":"moved","seat":0,"move":"take rye"}', '2026-11-24 01:03:29.089164+00'),
	('table-1', 4, '{"type":"moved","seat":0,"move":"take rye"}', '2026-11-24 01:03:29.103579+00'),
	('table-1', 5, '{"type":"moved","seat":0,"move":"take milk"}', '2026-11-24 01:03:29.117017+00'),
	('table-1', 6, '{"type":"moved","seat":0,"move":"place farming"}', '2026-11-24 01:03:29.130152+00'),
	('table-1', 7, '{"type":"moved","seat":0,"move":"choose 2"}', '2026-11-24 01:03:29.143645+00'),
	('table-1', 8, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:03:29.158001+00'),
	('table-1', 9, '{"type":"moved","seat":0,"move":"fallow row 4"}', '2026-11-24 01:03:29.179933+00'),
	('table-1', 10, '{"type":"moved","seat":0,"move":"advance cooling-house"}', '2026-11-24 01:03:29.193604+00'),
	('table-1', 11, '{"type":"moved","seat":0,"move":"advance manufacture"}', '2026-11-24 01:03:29.207367+00'),
	('table-1', 12, '{"type":"moved","seat":0,"move":"advance brewhouse"}', '2026-11-24 01:03:29.224212+00'),
	('table-1', 13, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-24 01:03:29.239843+00'),
	('table-1', 14, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-24 01:03:29.255831+00'),
	('table-1', 15, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-24 01:03:29.270619+00'),
	('table-1', 16, '{"type":"moved","seat":0,"move":"place sparingly clearing"}', '2026-11-24 01:03:29.373207+00'),
	('table-1', 17, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:03:29.388802+00'),
	('table-1', 18, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:03:29.404222+00'),
	('table-1', 19, '{"type":"moved","seat":0,"move":"place sparingly nursery"}', '2026-11-24 01:03:29.420976+00'),
	('table-1', 20, '{"type":"moved","seat":0,"move":"choose 2"}', '2026-11-24 01:03:29.43628+00'),
	('table-1', 21, '{"type":"moved","seat":0,"move":"take barley"}', '2026-11-24 01:03:29.455257+00'),
	('table-1', 22, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:03:29.46988+00'),
	('table-1', 23, '{"type":"moved","seat":0,"move":"place busy-weekend"}', '2026-11-24 01:03:29.485491+00'),
	('table-1', 24, '{"type":"moved","seat":0,"move":"take milk"}', '2026-11-24 01:03:29.508277+00'),
	('table-1', 25, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:03:29.543288+00'),
	('table-1', 26, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-24 01:03:29.580056+00'),
	('table-1', 27, '{"type":"moved","seat":0,"move":"place cultivation"}', '2026-11-24 01:03:29.614977+00'),
	('table-1', 28, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:03:29.6337+00'),
	('table-1', 29, '{"type":"moved","seat":0,"move":"exchange 3"}', '2026-11-24 01:03:29.651142+00'),
	('table-1', 30, '{"type":"moved","seat":0,"move":"place sparingly sheep-market"}', '2026-11-24 01:03:29.668754+00'),
	('table-1', 31, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:03:29.68554+00'),
	('table-1', 32, '{"type":"moved","seat":0,"move":"take hides"}', '2026-11-24 01:03:29.706395+00'),
	('table-1', 33, '{"type":"moved","seat":0,"move":"exchange 2"}', '2026-11-24 01:03:29.751636+00'),
	('table-1', 34, '{"type":"moved","seat":0,"move":"place clay-delivery"}', '2026-11-24 01:03:29.801121+00'),
	('table-1', 35, '{"type":"moved","seat":0,"move":"place sparingly clearing"}', '2026-11-24 01:03:29.812185+00'),
	('table-1', 36, '{"type":"moved","seat":0,"move":"take field"}', '2026-11-24 01:03:29.827947+00'),
	('table-1', 37, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:03:29.842421+00'),
	('table-1', 38, '{"type":"moved","seat":0,"move":"advance carpentry"}', '2026-11-24 01:03:29.872622+00'),
	('table-1', 39, '{"type":"moved","seat":0,"move":"place sheep-shearing"}', '2026-11-24 01:03:29.893813+00'),
	('table-1', 40, '{"type":"moved","seat":0,"move":"place sparingly clay-delivery"}', '2026-11-24 01:03:29.919272+00'),
	('table-1', 41, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-24 01:03:29.942493+00'),
	('table-1', 42, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-24 01:03:29.964378+00'),
	('table-1', 43, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-24 01:03:29.985319+00'),
	('table-1', 44, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:03:30.009899+00'),
	('table-1', 45, '{"type":"moved","seat":0,"move":"place sparingly sheep-market"}', '2026-11-24 01:03:30.035134+00'),
	('table-1', 46, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:03:30.05287+00'),
	('table-1', 47, '{"type":"moved","seat":0,"move":"take hides"}', '2026-11-24 01:03:30.073924+00'),
	('table-1', 48, '{"type":"moved","seat":0,"move":"place sparingly weekly-market"}', '2026-11-24 01:03:30.088001+00'),
	('table-1', 49, '{"type":"moved","seat":0,"move":"take sheep"}', '2026-11-24 01:03:30.104789+00'),
	('table-1', 50, '{"type":"moved","seat":0,"move":"take meat"}', '2026-11-24 01:03:30.125083+00'),
	('table-1', 51, '{"type":"moved","seat":0,"move":"place fertilizing"}', '2026-11-24 01:03:30.140175+00'),
	('table-1', 52, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:03:30.162316+00'),
	('table-1', 53, '{"type":"moved","seat":0,"move":"sow barley row 5"}', '2026-11-24 01:03:30.200727+00'),
	('table-1', 54, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-24 01:03:30.247028+00'),
	('table-1', 55, '{"type":"moved","seat":0,"move":"exchange 6"}', '2026-11-24 01:03:30.27742+00'),
	('table-1', 56, '{"type":"moved","seat":0,"move":"place sheep-breeding"}', '2026-11-24 01:03:30.298524+00'),
	('table-1', 57, '{"type":"moved","seat":0,"move":"choose 1"}', '2026-11-24 01:03:30.318878+00'),
	('table-2', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":2,"options":{"cards":"on","gateway":"beginner","farmyard":"hops","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"],"gateway":["010","003","008","022","019","013","021","011","001","014","029","026","027","015","002","012","017","024","004","016","020","007","009","025","006","018","023","028","030","005"],"farmyard":["416","430","411","414","404","435","409","401","421","412","425","428","415","406","419","405","424","423","432","429","417","422","403","431","408","413","418","402","434","426","407","420","427","410","433"],"bonus":["827","824","835","816","831","825","813","829","807","823","815","830","808","834","802","804","822","810","845","814","817","840","806","812","832","818","844","833","805","838","826","843","821","819","809","839","828","836","841","801","811","803","837","842","820"],"point":["909","913","908","903","904","925","911","901","920","916","910","906","905","917","907","918","912","919","923","924","915","902","921","914","922"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 01:03:30.343353+00'),
	('table-2', 1, '{"type":"moved","seat":1,"move":"place sparingly gateway-card"}', '2026-11-24 01:03:30.39291+00'),
	('table-2', 2, '{"type":"moved","seat":1,"move":"take card"}', '2026-11-24 01:03:30.410981+00'),
	('table-2', 3, '{"type":"moved","seat":0,"move":"place butchery"}', '2026-11-24 01:03:30.429584+00'),
	('table-2', 4, '{"type":"moved","seat":1,"move":"place clearing"}', '2026-11-24 01:03:30.44779+00'),
	('table-2', 5, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-24 01:03:30.467396+00'),
	('table-2', 6, '{"type":"moved","seat":1,"move":"place sparingly clay-delivery"}', '2026-11-24 01:03:30.484615+00'),
	('table-2', 7, '{"type":"undone","seat":1}', '2026-11-24 01:03:30.494045+00'),
	('table-2', 8, '{"type":"moved","seat":1,"move":"place sparingly sheep-market"}', '2026-11-24 01:03:30.513313+00'),
	('table-2', 9, '{"type":"moved","seat":1,"move":"take sheep"}', '2026-11-24 01:03:30.530409+00'),
	('table-2', 10, '{"type":"moved","seat":1,"move":"play 021"}', '2026-11-24 01:03:30.543411+00'),
	('table-2', 11, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 01:03:30.56183+00'),
	('table-2', 12, '{"type":"moved","seat":1,"move":"take meat"}', '2026-11-24 01:03:30.580128+00'),
	('table-2', 13, '{"type":"moved","seat":0,"move":"place sparingly land-sale"}', '2026-11-24 01:03:30.6001+00'),
	('table-2', 14, '{"type":"moved","seat":0,"move":"spend field row 4 empty"}', '2026-11-24 01:03:30.618165+00'),
	('table-2', 15, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:03:30.634966+00'),
	('table-2', 16, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-24 01:03:30.658175+00'),
	('table-2', 17, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-24 01:03:30.677569+00'),
	('table-2', 18, '{"type":"undone","seat":0}', '2026-11-24 01:03:30.691146+00'),
	('table-2', 19, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:03:30.708229+00'),
	('table-2', 20, '{"type":"moved","seat":1,"move":"place sparingly clearing"}', '2026-11-24 01:03:30.736273+00'),
	('table-2', 21, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-24 01:03:30.786453+00'),
	('table-2', 22, '{"type":"moved","seat":1,"move":"take clay"}', '2026-11-24 01:03:30.825441+00'),
	('table-2', 23, '{"type":"moved","seat":0,"move":"place bonus-card"}', '2026-11-24 01:03:30.858757+00'),
	('table-2', 24, '{"type":"moved","seat":0,"move":"fallow row 4"}', '2026-11-24 01:03:30.897478+00'),
	('table-2', 25, '{"type":"moved","seat":1,"move":"fallow row 4"}', '2026-11-24 01:03:30.953413+00'),
	('table-2', 26, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 01:03:30.987126+00'),
	('table-2', 27, '{"type":"moved","seat":1,"move":"play sparingly 409"}', '2026-11-24 01:03:31.010956+00'),
	('table-2', 28, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-24 01:03:31.031728+00'),
	('table-2', 29, '{"type":"undone","seat":1}', '2026-11-24 01:03:31.053123+00'),
	('table-2', 30, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-24 01:03:31.071353+00'),
	('table-2', 31, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 01:03:31.088307+00'),
	('table-2', 32, '{"type":"moved","seat":0,"move":"advance brewhouse"}', '2026-11-24 01:03:31.103527+00'),
	('table-2', 33, '{"type":"moved","seat":0,"move":"advance manufacture"}', '2026-11-24 01:03:31.116637+00'),
	('table-2', 34, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-24 01:03:31.123957+00'),
	('table-2', 35, '{"type":"moved","seat":1,"move":"advance cooling-house"}', '2026-11-24 01:03:31.128361+00'),
	('table-2', 36, '{"type":"moved","seat":1,"move":"pay meat 1"}', '2026-11-24 01:03:31.133364+00'),
	('table-2', 37, '{"type":"moved","seat":1,"move":"advance manufacture"}', '2026-11-24 01:03:31.13948+00'),
	('table-2', 38, '{"type":"moved","seat":1,"move":"advance brewhouse"}', '2026-11-24 01:03:31.145889+00'),
	('table-2', 39, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 01:03:31.154686+00'),
	('table-2', 40, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-24 01:03:31.164495+00'),
	('table-3', 0, '{"type":"opened","record":{"title":"arle","rules":"2026.11.1","players":2,"options":{"houses":"light","rules":"printed","payment":"chosen","peat":"chosen","barn":"same-size","loading":"any-time"},"deal":{"first":["2"],"houses":["farmers-house","plow-makers-workshop","novices-hut","workshop"],"crafts":["turnery","smithy"],"inns":["potters-inn","junk-dealers-inn","milk-house-inn"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 01:03:31.169331+00');
INSERT INTO entries VALUES
	('table-3', 1, '{"type":"moved","seat":1,"move":"place wainwright"}', '2026-11-24 01:03:31.182105+00'),
	('table-3', 2, '{"type":"moved","seat":1,"move":"return horse"}', '2026-11-24 01:03:31.201781+00'),
	('table-3', 3, '{"type":"moved","seat":1,"move":"build handcart"}', '2026-11-24 01:03:31.220599+00'),
	('table-3', 4, '{"type":"moved","seat":1,"move":"load hage 1"}', '2026-11-24 01:03:31.243288+00'),
	('table-3', 5, '{"type":"moved","seat":1,"move":"sell hage flax-field"}', '2026-11-24 01:03:31.270687+00'),
	('table-3', 6, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 01:03:31.290812+00'),
	('table-3', 7, '{"type":"undone","seat":1}', '2026-11-24 01:03:31.304611+00'),
	('table-3', 8, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 01:03:31.323108+00'),
	('table-3', 9, '{"type":"moved","seat":0,"move":"place peat-cutter"}', '2026-11-24 01:03:31.344934+00'),
	('table-3', 10, '{"type":"moved","seat":0,"move":"cut 3 boardwalk"}', '2026-11-24 01:03:31.360672+00'),
	('table-3', 11, '{"type":"moved","seat":1,"move":"place summer-master"}', '2026-11-24 01:03:31.377213+00'),
	('table-3', 12, '{"type":"moved","seat":1,"move":"improve pottery-wheels"}', '2026-11-24 01:03:31.395345+00'),
	('table-3', 13, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 01:03:31.411715+00'),
	('table-3', 14, '{"type":"moved","seat":0,"move":"place dike-builder"}', '2026-11-24 01:03:31.431207+00'),
	('table-3', 15, '{"type":"moved","seat":0,"move":"take cattle"}', '2026-11-24 01:03:31.452942+00'),
	('table-3', 16, '{"type":"moved","seat":1,"move":"place builder"}', '2026-11-24 01:03:31.476054+00'),
	('table-3', 17, '{"type":"moved","seat":1,"move":"build farmers-house"}', '2026-11-24 01:03:31.497263+00'),
	('table-3', 18, '{"type":"undone","seat":1}', '2026-11-24 01:03:31.505196+00'),
	('table-3', 19, '{"type":"moved","seat":1,"move":"build workshop"}', '2026-11-24 01:03:31.519163+00'),
	('table-3', 20, '{"type":"moved","seat":1,"move":"pay clay 1 grain 1"}', '2026-11-24 01:03:31.537787+00'),
	('table-3', 21, '{"type":"moved","seat":0,"move":"place summer-grocer"}', '2026-11-24 01:03:31.559827+00'),
	('table-3', 22, '{"type":"moved","seat":0,"move":"return horse"}', '2026-11-24 01:03:31.586459+00'),
	('table-3', 23, '{"type":"moved","seat":0,"move":"take sheep"}', '2026-11-24 01:03:31.610944+00'),
	('table-3', 24, '{"type":"moved","seat":1,"move":"place woodcutter"}', '2026-11-24 01:03:31.635209+00'),
	('table-3', 25, '{"type":"moved","seat":0,"move":"place clay-worker"}', '2026-11-24 01:03:31.660745+00'),
	('table-3', 26, '{"type":"moved","seat":1,"move":"improve fleshing-beams"}', '2026-11-24 01:03:31.681199+00'),
	('table-3', 27, '{"type":"moved","seat":0,"move":"place summer-carpenter"}', '2026-11-24 01:03:31.710049+00'),
	('table-3', 28, '{"type":"moved","seat":0,"move":"return cattle"}', '2026-11-24 01:03:31.738128+00'),
	('table-3', 29, '{"type":"undone","seat":0}', '2026-11-24 01:03:31.755699+00'),
	('table-3', 30, '{"type":"moved","seat":0,"move":"return sheep"}', '2026-11-24 01:03:31.778339+00'),
	('table-3', 31, '{"type":"moved","seat":0,"move":"return cattle"}', '2026-11-24 01:03:31.806918+00'),
	('table-3', 32, '{"type":"moved","seat":0,"move":"build plow-makers-workshop"}', '2026-11-24 01:03:31.834399+00'),
	('table-3', 33, '{"type":"moved","seat":0,"move":"pay clay 1 grain 1"}', '2026-11-24 01:03:31.853549+00'),
	('table-3', 34, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-24 01:03:31.860877+00'),
	('table-3', 35, '{"type":"moved","seat":1,"move":"place winter-laborer"}', '2026-11-24 01:03:31.864969+00'),
	('table-3', 36, '{"type":"moved","seat":1,"move":"load wood 1"}', '2026-11-24 01:03:31.873408+00'),
	('table-3', 37, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 01:03:31.878317+00'),
	('table-3', 38, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-24 01:03:31.895135+00'),
	('table-5', 17, '{"type":"moved","seat":2,"move":"keep silage","at":1795482213}', '2026-11-24 01:03:33.013941+00'),
	('table-4', 0, '{"type":"opened","record":{"title":"agricola","rules":"2026.11.14","players":2,"options":{"cards":"base","hands":"dealt","side_job":"off","tile":"off","campaign":"off"},"deal":{"first":["2"],"cards":["sheep-market","grain-utilization","major-improvement","fencing","house-redevelopment","western-quarry","basic-wish-for-children","vegetable-seeds","pig-market","eastern-quarry","cattle-market","urgent-wish-for-children","cultivation","farm-redevelopment"],"hands":["wool-blankets,dutch-windmill,milk-jug,acorns-basket,bottles,mini-pasture,canoe,roughcaster,paper-maker,master-bricklayer,seasonal-worker,scholar,adoptive-parents,oven-firing-boy","butter-churn,clearing-spade,shifting-cultivation,lumber-mill,bread-paddle,sack-cart,manger,conservator,animal-tamer,grocer,manservant,roof-ballaster,childless,wood-cutter"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 01:03:31.907266+00'),
	('table-4', 1, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-24 01:03:31.926973+00'),
	('table-4', 2, '{"type":"moved","seat":0,"move":"place grain-seeds"}', '2026-11-24 01:03:32.032219+00'),
	('table-4', 3, '{"type":"moved","seat":1,"move":"place farmland"}', '2026-11-24 01:03:32.058077+00'),
	('table-4', 4, '{"type":"moved","seat":1,"move":"plow b3"}', '2026-11-24 01:03:32.082871+00'),
	('table-4', 5, '{"type":"moved","seat":0,"move":"place reed-bank"}', '2026-11-24 01:03:32.120896+00'),
	('table-4', 6, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-24 01:03:32.134589+00'),
	('table-4', 7, '{"type":"undone","seat":1}', '2026-11-24 01:03:32.143864+00'),
	('table-4', 8, '{"type":"moved","seat":1,"move":"place reed-bank"}', '2026-11-24 01:03:32.159871+00'),
	('table-4', 9, '{"type":"moved","seat":0,"move":"place farmland"}', '2026-11-24 01:03:32.183471+00'),
	('table-4', 10, '{"type":"moved","seat":0,"move":"plow b2"}', '2026-11-24 01:03:32.20709+00'),
	('table-4', 11, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-24 01:03:32.230127+00'),
	('table-4', 12, '{"type":"moved","seat":0,"move":"place grain-utilization"}', '2026-11-24 01:03:32.255136+00'),
	('table-4', 13, '{"type":"moved","seat":1,"move":"place fishing"}', '2026-11-24 01:03:32.279333+00'),
	('table-4', 14, '{"type":"moved","seat":0,"move":"place day-laborer"}', '2026-11-24 01:03:32.301619+00'),
	('table-4', 15, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-24 01:03:32.328772+00'),
	('table-4', 16, '{"type":"moved","seat":0,"move":"place lessons"}', '2026-11-24 01:03:32.352709+00'),
	('table-4', 17, '{"type":"moved","seat":0,"move":"play adoptive-parents"}', '2026-11-24 01:03:32.374056+00'),
	('table-4', 18, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-24 01:03:32.397782+00'),
	('table-4', 19, '{"type":"moved","seat":0,"move":"place day-laborer"}', '2026-11-24 01:03:32.421785+00'),
	('table-4', 20, '{"type":"moved","seat":1,"move":"place meeting-place"}', '2026-11-24 01:03:32.443505+00'),
	('table-4', 21, '{"type":"moved","seat":1,"move":"play butter-churn"}', '2026-11-24 01:03:32.466688+00'),
	('table-4', 22, '{"type":"moved","seat":0,"move":"place reed-bank"}', '2026-11-24 01:03:32.493172+00'),
	('table-4', 23, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-24 01:03:32.510184+00'),
	('table-4', 24, '{"type":"moved","seat":0,"move":"place lessons"}', '2026-11-24 01:03:32.532019+00'),
	('table-4', 25, '{"type":"moved","seat":0,"move":"eat grain"}', '2026-11-24 01:03:32.549142+00'),
	('table-4', 26, '{"type":"moved","seat":0,"move":"play oven-firing-boy"}', '2026-11-24 01:03:32.57051+00'),
	('table-4', 27, '{"type":"moved","seat":1,"move":"place farm-expansion"}', '2026-11-24 01:03:32.596537+00'),
	('table-4', 28, '{"type":"undone","seat":1}', '2026-11-24 01:03:32.609476+00'),
	('table-4', 29, '{"type":"moved","seat":1,"move":"place major-improvement"}', '2026-11-24 01:03:32.628549+00'),
	('table-4', 30, '{"type":"moved","seat":1,"move":"play bread-paddle"}', '2026-11-24 01:03:32.65686+00'),
	('table-4', 31, '{"type":"moved","seat":0,"move":"place farmland"}', '2026-11-24 01:03:32.676377+00'),
	('table-4', 32, '{"type":"moved","seat":0,"move":"plow c2"}', '2026-11-24 01:03:32.699877+00'),
	('table-4', 33, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-24 01:03:32.713066+00'),
	('table-4', 34, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-24 01:03:32.723161+00'),
	('table-4', 35, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-24 01:03:32.730133+00'),
	('table-5', 0, '{"type":"opened","record":{"title":"agricola","rules":"2026.11.14","players":3,"options":{"cards":"all","hands":"draft","side_job":"off","tile":"off","campaign":"off"},"deal":{"first":["2"],"cards":["sheep-market","grain-utilization","major-improvement","fencing","house-redevelopment","western-quarry","basic-wish-for-children","vegetable-seeds","pig-market","eastern-quarry","cattle-market","urgent-wish-for-children","cultivation","farm-redevelopment"],"hands":["clearing-spade,family-friendly-home,baking-sheet,wood-palisades,forest-lake-hut,silage,scullery,shovel-bearer,equipper,bed-maker,sheep-walker,furniture-carpenter,stable-planner,manservant","baseboards,throwing-axe,forest-inn,cookery-lesson,seed-pellets,farmyard-manure,drift-net-boat,seatmate,house-steward,silokeeper,full-farmer,harpooner,mineralogist,cottager","gardeners-knife,herring-pot,beanfield,strawberry-patch,shifting-cultivation,butter-churn,brewery-pond,adoptive-parents,childless,scythe-worker,informant,firewood-collector,master-workman,trimmer"],"lot":["1411472909"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"link","bot":null,"key":"d5ead6fdd3d16630aad4f07f5e49486337a42e58fb4eef0deaabb814c003b134"},{"name":"Bob","home":"link","bot":null,"key":"be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44"},{"name":"Cid","home":"link","bot":null,"key":"7c36b0a9dedde119c75165957c6c9c187e65df1ee5db87c4c58ad503ad88cbe3"}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683","absence":60,"at":1795482212}', '2026-11-24 01:03:32.740512+00'),
	('table-5', 1, '{"type":"moved","seat":0,"move":"keep baking-sheet","at":1795482212}', '2026-11-24 01:03:32.756763+00'),
	('table-5', 2, '{"type":"moved","seat":0,"move":"keep shovel-bearer","at":1795482212}', '2026-11-24 01:03:32.771659+00'),
	('table-5', 3, '{"type":"moved","seat":1,"move":"keep mineralogist","at":1795482212}', '2026-11-24 01:03:32.785014+00'),
	('table-5', 4, '{"type":"moved","seat":2,"move":"keep herring-pot","at":1795482212}', '2026-11-24 01:03:32.796256+00'),
	('table-5', 5, '{"type":"moved","seat":1,"move":"keep seed-pellets","at":1795482212}', '2026-11-24 01:03:32.806703+00'),
	('table-5', 6, '{"type":"moved","seat":2,"move":"keep childless","at":1795482212}', '2026-11-24 01:03:32.817153+00'),
	('table-5', 7, '{"type":"moved","seat":2,"move":"keep drift-net-boat","at":1795482212}', '2026-11-24 01:03:32.830423+00'),
	('table-5', 8, '{"type":"moved","seat":1,"move":"keep manservant","at":1795482212}', '2026-11-24 01:03:32.845388+00'),
	('table-5', 9, '{"type":"moved","seat":1,"move":"keep scullery","at":1795482212}', '2026-11-24 01:03:32.860336+00'),
	('table-5', 10, '{"type":"moved","seat":2,"move":"keep seatmate","at":1795482212}', '2026-11-24 01:03:32.871604+00'),
	('table-5', 11, '{"type":"moved","seat":0,"move":"keep firewood-collector","at":1795482212}', '2026-11-24 01:03:32.886349+00'),
	('table-5', 12, '{"type":"moved","seat":0,"move":"keep shifting-cultivation","at":1795482212}', '2026-11-24 01:03:32.912495+00'),
	('table-5', 13, '{"type":"moved","seat":0,"move":"keep full-farmer","at":1795482212}', '2026-11-24 01:03:32.937002+00'),
	('table-5', 14, '{"type":"moved","seat":1,"move":"keep adoptive-parents","at":1795482212}', '2026-11-24 01:03:32.957319+00'),
	('table-5', 15, '{"type":"moved","seat":1,"move":"keep butter-churn","at":1795482212}', '2026-11-24 01:03:32.973361+00'),
	('table-5', 16, '{"type":"moved","seat":0,"move":"keep forest-inn","at":1795482212}', '2026-11-24 01:03:32.992672+00'),
	('table-5', 18, '{"type":"moved","seat":2,"move":"keep stable-planner","at":1795482213}', '2026-11-24 01:03:33.035376+00'),
	('table-5', 19, '{"type":"moved","seat":0,"move":"keep furniture-carpenter","at":1795482213}', '2026-11-24 01:03:33.056337+00'),
	('table-5', 20, '{"type":"moved","seat":0,"move":"keep forest-lake-hut","at":1795482213}', '2026-11-24 01:03:33.073529+00'),
	('table-5', 21, '{"type":"voted","seat":2,"by":0,"bot":"farmer","at":1795482213}', '2026-11-24 01:03:33.085635+00'),
	('table-9', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":2,"options":{"cards":"off","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"link","bot":null,"key":"be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44"}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 01:03:33.128044+00'),
	('table-9', 1, '{"type":"offered","seat":1,"key":"0036c739d60fbe694a4e7b0b2342cc84108259501e5550b9af95fb28b290d3ea"}', '2026-11-24 01:03:33.134762+00'),
	('table-9', 2, '{"type":"handed","seat":1,"name":"Bob"}', '2026-11-24 01:03:33.13908+00'),
	('table-9', 3, '{"type":"nudged","seat":1,"by":0,"at":1795482213}', '2026-11-24 01:03:33.148142+00');
INSERT INTO entries VALUES
	('table-9', 4, '{"type":"said","seat":1,"text":"Enough?","at":1795482213}', '2026-11-24 01:03:33.152616+00'),
	('table-9', 5, '{"type":"wished","seat":1,"ends":true}', '2026-11-24 01:03:33.16008+00'),
	('table-9', 6, '{"type":"wished","seat":0,"ends":true}', '2026-11-24 01:03:33.163695+00'),
	('table-9', 7, '{"type":"ended","ending":{"how":"agreed","by":null}}', '2026-11-24 01:03:33.163695+00'),
	('table-9', 8, '{"type":"followed","table":"table-10"}', '2026-11-24 01:03:33.166348+00'),
	('table-10', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":2,"options":{"cards":"off","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"]},"moves":[],"ending":null},"seats":[{"name":"Bob","home":"link","bot":null,"key":"0036c739d60fbe694a4e7b0b2342cc84108259501e5550b9af95fb28b290d3ea"},{"name":"Ann","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 01:03:33.17149+00'),
	('table-0', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":1,"options":{"cards":"off","progress":"together"},"deal":{"first":["1"],"quadrants":["B1","D4","A3","E3","C2","F2"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 01:03:33.205325+00'),
	('table-0', 1, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-24 01:03:33.205325+00'),
	('table-0', 2, '{"type":"undone","seat":0,"over":[]}', '2026-11-24 01:03:33.205325+00'),
	('table-0', 3, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-24 01:03:33.205325+00');
INSERT INTO guests VALUES
	('table-7', 'table-6', 0);
INSERT INTO invited VALUES
	('table-7', 'table-8');
INSERT INTO layout VALUES
	(6);
INSERT INTO offers VALUES
	('table-7', 'table-6', '{"title":"arle","seats":2,"bots":0,"options":{},"absence":null,"listed":true,"level":"any","rated":false}', 1, 1795482213, '');
INSERT INTO passes VALUES
	('dc2f0fc244c892f5ed4d2f83b06ac75f7b7a330ba0f81f7c545b8eb4625ff5da', 'table-6', 1795483113);
INSERT INTO persons VALUES
	('table-6', 'Ann', 'moor', 1795482213),
	('table-8', 'Bob', 'hops', 1795482213);
INSERT INTO remarks VALUES
	('table-9', 'table-8', 'Too late');
INSERT INTO sitters VALUES
	('table-5', 1, 'table-6', 'be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44'),
	('table-9', -1, 'table-6', NULL),
	('table-9', 1, 'table-8', '0036c739d60fbe694a4e7b0b2342cc84108259501e5550b9af95fb28b290d3ea'),
	('table-10', -1, 'table-6', NULL),
	('table-10', 0, 'table-8', '0036c739d60fbe694a4e7b0b2342cc84108259501e5550b9af95fb28b290d3ea');
INSERT INTO standings VALUES
	('table-1', 57, 1, 1795482210, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"}],"asked":{},"over":true,"scores":[10],"winners":[0],"ending":null,"nudged":{}}'),
	('table-2', 40, 0, 1795482211, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1795482211},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{}}'),
	('table-3', 38, 0, 1795482212, '{"title":"arle","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1795482211},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{}}'),
	('table-4', 35, 0, 1795482213, '{"title":"agricola","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1795482212},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{}}'),
	('table-5', 21, 0, 1795482213, '{"title":"agricola","seats":[{"name":"Ann","kind":"link"},{"name":"Bob","kind":"link"},{"name":"Cid","kind":"link"}],"asked":{"1":1795482213,"2":1795482213},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{}}');
ALTER TABLE ONLY devices
    ADD CONSTRAINT devices_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (tab, version);
ALTER TABLE ONLY guests
    ADD CONSTRAINT guests_pkey PRIMARY KEY (offer, person);
ALTER TABLE ONLY invited
    ADD CONSTRAINT invited_pkey PRIMARY KEY (offer, person);
ALTER TABLE ONLY leases
    ADD CONSTRAINT leases_pkey PRIMARY KEY (name);
ALTER TABLE ONLY marks
    ADD CONSTRAINT marks_pkey PRIMARY KEY (name);
ALTER TABLE ONLY offers
    ADD CONSTRAINT offers_pkey PRIMARY KEY (offer);
ALTER TABLE ONLY passes
    ADD CONSTRAINT passes_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY persons
    ADD CONSTRAINT persons_pkey PRIMARY KEY (person);
ALTER TABLE ONLY presence
    ADD CONSTRAINT presence_pkey PRIMARY KEY (tab, process);
ALTER TABLE ONLY remarks
    ADD CONSTRAINT remarks_pkey PRIMARY KEY (tab, person);
ALTER TABLE ONLY seen
    ADD CONSTRAINT seen_pkey PRIMARY KEY (tab, seat);
ALTER TABLE ONLY sitters
    ADD CONSTRAINT sitters_pkey PRIMARY KEY (tab, seat);
ALTER TABLE ONLY standings
    ADD CONSTRAINT standings_pkey PRIMARY KEY (tab);
CREATE INDEX devices_of ON devices USING btree (person);
CREATE INDEX invited_of ON invited USING btree (person);
CREATE INDEX presence_of ON presence USING btree (process);
CREATE INDEX remarks_of ON remarks USING btree (person);
CREATE INDEX sitters_of ON sitters USING btree (person);
