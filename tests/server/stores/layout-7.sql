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
CREATE TABLE plans (
    tab text NOT NULL,
    seat integer NOT NULL,
    live integer NOT NULL,
    plan text NOT NULL
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
	('2902132d18c11d6b24aca57258c8b77f5446df52b2c841a0e5368a2a2c008c25', 'table-6', 1795483092),
	('d8a51b2df469108ac62add391ce6b94da5525d7e2b9f353edf43d1884ce18a6e', 'table-8', 1795483092);
INSERT INTO entries VALUES
	('table-1', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":1,"options":{"cards":"off","progress":"together"},"deal":{"first":["1"],"quadrants":["B1","D4","A3","E3","C2","F2"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 01:18:00.335728+00'),
	('table-1', 1, '{"type":"moved","seat":0,"move":"exchange 3"}', '2026-11-24 01:18:00.388087+00'),
	('table-1', 2, '{"type":"moved","seat":0,"move":"place small-trade"}', '2026-11-24 01:18:00.438754+00'),
	('table-1', 3, '{"type":"moved","seat":0,"move":"take rye"}', '2026-11-24 01:18:00.495703+00'),
	('table-1', 4, '{"type":"moved","seat":0,"move":"take rye"}', '2026-11-24 01:18:00.570286+00'),
	('table-1', 5, '{"type":"moved","seat":0,"move":"take milk"}', '2026-11-24 01:18:00.628641+00'),
	('table-1', 6, '{"type":"moved","seat":0,"move":"place farming"}', '2026-11-24 01:18:00.692617+00'),
	('table-1', 7, '{"type":"moved","seat":0,"move":"choose 2"}', '2026-11-24 01:18:00.74064+00'),
	('table-1', 8, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:18:01.123268+00'),
	('table-1', 9, '{"type":"moved","seat":0,"move":"fallow row 4"}', '2026-11-24 01:18:01.158346+00'),
	('table-1', 10, '{"type":"moved","seat":0,"move":"advance cooling-house"}', '2026-11-24 01:18:01.215779+00'),
	('table-1', 11, '{"type":"moved","seat":0,"move":"advance manufacture"}', '2026-11-24 01:18:01.260599+00'),
	('table-1', 12, '{"type":"moved","seat":0,"move":"advance brewhouse"}', '2026-11-24 01:18:01.30046+00'),
	('table-1', 13, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-24 01:18:01.338661+00'),
	('table-1', 14, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-24 01:18:01.37548+00'),
	('table-1', 15, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-24 01:18:01.414366+00'),
	('table-1', 16, '{"type":"moved","seat":0,"move":"place sparingly clearing"}', '2026-11-24 01:18:01.471413+00'),
	('table-1', 17, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:18:01.518364+00'),
	('table-1', 18, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:18:01.55229+00'),
	('table-1', 19, '{"type":"moved","seat":0,"move":"place sparingly nursery"}', '2026-11-24 01:18:01.606338+00'),
	('table-1', 20, '{"type":"moved","seat":0,"move":"choose 2"}', '2026-11-24 01:18:01.661464+00'),
	('table-1', 21, '{"type":"moved","seat":0,"move":"take barley"}', '2026-11-24 01:18:01.71457+00'),
	('table-1', 22, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:18:01.778321+00'),
	('table-1', 23, '{"type":"moved","seat":0,"move":"place busy-weekend"}', '2026-11-24 01:18:01.833143+00'),
	('table-1', 24, '{"type":"moved","seat":0,"move":"take milk"}', '2026-11-24 01:18:01.887561+00'),
	('table-1', 25, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:18:01.919049+00'),
	('table-1', 26, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-24 01:18:01.956472+00'),
	('table-1', 27, '{"type":"moved","seat":0,"move":"place cultivation"}', '2026-11-24 01:18:01.996173+00'),
	('table-1', 28, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:18:02.038772+00'),
	('table-1', 29, '{"type":"moved","seat":0,"move":"exchange 3"}', '2026-11-24 01:18:02.083567+00'),
	('table-1', 30, '{"type":"moved","seat":0,"move":"place sparingly sheep-market"}', '2026-11-24 01:18:02.128952+00'),
	('table-1', 31, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:18:02.174645+00'),
	('table-1', 32, '{"type":"moved","seat":0,"move":"take hides"}', '2026-11-24 01:18:02.21068+00'),
	('table-1', 33, '{"type":"moved","seat":0,"move":"exchange 2"}', '2026-11-24 01:18:02.250602+00'),
	('table-1', 34, '{"type":"moved","seat":0,"move":"place clay-delivery"}', '2026-11-24 01:18:02.291506+00'),
	('table-1', 35, '{"type":"moved","seat":0,"move":"place sparingly clearing"}', '2026-11-24 01:18:02.342284+00'),
	('table-1', 36, '{"type":"moved","seat":0,"move":"take field"}', '2026-11-24 01:18:02.410255+00'),
	('table-1', 37, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:18:02.475188+00'),
	('table-1', 38, '{"type":"moved","seat":0,"move":"advance carpentry"}', '2026-11-24 01:18:02.540713+00'),
	('table-1', 39, '{"type":"moved","seat":0,"move":"place sheep-shearing"}', '2026-11-24 01:18:02.640715+00'),
	('table-1', 40, '{"type":"moved","seat":0,"move":"place sparingly clay-delivery"}', '2026-11-24 01:18:02.731499+00'),
	('table-1', 41, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-24 01:18:02.802267+00'),
	('table-1', 42, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-24 01:18:02.876151+00'),
	('table-1', 43, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-24 01:18:02.97974+00'),
	('table-1', 44, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:18:03.091374+00'),
	('table-1', 45, '{"type":"moved","seat":0,"move":"place sparingly sheep-market"}', '2026-11-24 01:18:03.199612+00'),
	('table-1', 46, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:18:03.242264+00'),
	('table-1', 47, '{"type":"moved","seat":0,"move":"take hides"}', '2026-11-24 01:18:03.29053+00'),
	('table-1', 48, '{"type":"moved","seat":0,"move":"place sparingly weekly-market"}', '2026-11-24 01:18:03.333691+00'),
	('table-1', 49, '{"type":"moved","seat":0,"move":"take sheep"}', '2026-11-24 01:18:03.370596+00'),
	('table-1', 50, '{"type":"moved","seat":0,"move":"take meat"}', '2026-11-24 01:18:03.411771+00'),
	('table-1', 51, '{"type":"moved","seat":0,"move":"place fertilizing"}', '2026-11-24 01:18:03.45472+00'),
	('table-1', 52, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:18:03.52853+00'),
	('table-1', 53, '{"type":"moved","seat":0,"move":"sow barley row 5"}', '2026-11-24 01:18:03.570257+00'),
	('table-1', 54, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-24 01:18:03.593142+00'),
	('table-1', 55, '{"type":"moved","seat":0,"move":"exchange 6"}', '2026-11-24 01:18:03.655937+00'),
	('table-1', 56, '{"type":"moved","seat":0,"move":"place sheep-breeding"}', '2026-11-24 01:18:03.731226+00'),
	('table-1', 57, '{"type":"moved","seat":0,"move":"choose 1"}', '2026-11-24 01:18:03.798278+00'),
	('table-2', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":2,"options":{"cards":"on","gateway":"beginner","farmyard":"hops","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"],"gateway":["010","003","008","022","019","013","021","011","001","014","029","026","027","015","002","012","017","024","004","016","020","007","009","025","006","018","023","028","030","005"],"farmyard":["416","430","411","414","404","435","409","401","421","412","425","428","415","406","419","405","424","423","432","429","417","422","403","431","408","413","418","402","434","426","407","420","427","410","433"],"bonus":["827","824","835","816","831","825","813","829","807","823","815","830","808","834","802","804","822","810","845","814","817","840","806","812","832","818","844","833","805","838","826","843","821","819","809","839","828","836","841","801","811","803","837","842","820"],"point":["909","913","908","903","904","925","911","901","920","916","910","906","905","917","907","918","912","919","923","924","915","902","921","914","922"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 01:18:03.836965+00'),
	('table-2', 1, '{"type":"moved","seat":1,"move":"place sparingly gateway-card"}', '2026-11-24 01:18:03.879256+00'),
	('table-2', 2, '{"type":"moved","seat":1,"move":"take card"}', '2026-11-24 01:18:03.926263+00'),
	('table-2', 3, '{"type":"moved","seat":0,"move":"place butchery"}', '2026-11-24 01:18:03.970255+00'),
	('table-2', 4, '{"type":"moved","seat":1,"move":"place clearing"}', '2026-11-24 01:18:04.014347+00'),
	('table-2', 5, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-24 01:18:04.050705+00'),
	('table-2', 6, '{"type":"moved","seat":1,"move":"place sparingly clay-delivery"}', '2026-11-24 01:18:04.110267+00'),
	('table-2', 7, '{"type":"undone","seat":1}', '2026-11-24 01:18:04.154318+00'),
	('table-2', 8, '{"type":"moved","seat":1,"move":"place sparingly sheep-market"}', '2026-11-24 01:18:04.199548+00'),
	('table-2', 9, '{"type":"moved","seat":1,"move":"take sheep"}', '2026-11-24 01:18:04.2539+00'),
	('table-2', 10, '{"type":"moved","seat":1,"move":"play 021"}', '2026-11-24 01:18:04.306273+00'),
	('table-2', 11, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 01:18:04.346278+00'),
	('table-2', 12, '{"type":"moved","seat":1,"move":"take meat"}', '2026-11-24 01:18:04.3916+00'),
	('table-2', 13, '{"type":"moved","seat":0,"move":"place sparingly land-sale"}', '2026-11-24 01:18:04.450769+00'),
	('table-2', 14, '{"type":"moved","seat":0,"move":"spend field row 4 empty"}', '2026-11-24 01:18:04.500342+00'),
	('table-2', 15, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:18:04.544819+00'),
	('table-2', 16, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-24 01:18:04.597977+00'),
	('table-2', 17, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-24 01:18:04.678283+00'),
	('table-2', 18, '{"type":"undone","seat":0}', '2026-11-24 01:18:04.718652+00'),
	('table-2', 19, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:18:04.759603+00'),
	('table-2', 20, '{"type":"moved","seat":1,"move":"place sparingly clearing"}', '2026-11-24 01:18:04.813394+00'),
	('table-2', 21, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-24 01:18:04.842383+00'),
	('table-2', 22, '{"type":"moved","seat":1,"move":"take clay"}', '2026-11-24 01:18:04.882561+00'),
	('table-2', 23, '{"type":"moved","seat":0,"move":"place bonus-card"}', '2026-11-24 01:18:04.937421+00'),
	('table-2', 24, '{"type":"moved","seat":0,"move":"fallow row 4"}', '2026-11-24 01:18:04.99557+00'),
	('table-2', 25, '{"type":"moved","seat":1,"move":"fallow row 4"}', '2026-11-24 01:18:05.044267+00'),
	('table-2', 26, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 01:18:05.104686+00'),
	('table-2', 27, '{"type":"moved","seat":1,"move":"play sparingly 409"}', '2026-11-24 01:18:05.174258+00'),
	('table-2', 28, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-24 01:18:05.237766+00'),
	('table-2', 29, '{"type":"undone","seat":1}', '2026-11-24 01:18:05.271896+00'),
	('table-2', 30, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-24 01:18:05.302726+00'),
	('table-2', 31, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 01:18:05.336048+00'),
	('table-2', 32, '{"type":"moved","seat":0,"move":"advance brewhouse"}', '2026-11-24 01:18:05.37518+00'),
	('table-2', 33, '{"type":"moved","seat":0,"move":"advance manufacture"}', '2026-11-24 01:18:05.413715+00'),
	('table-2', 34, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-24 01:18:05.430719+00'),
	('table-2', 35, '{"type":"moved","seat":1,"move":"advance cooling-house"}', '2026-11-24 01:18:05.447834+00'),
	('table-2', 36, '{"type":"moved","seat":1,"move":"pay meat 1"}', '2026-11-24 01:18:05.457381+00'),
	('table-2', 37, '{"type":"moved","seat":1,"move":"advance manufacture"}', '2026-11-24 01:18:05.470449+00'),
	('table-2', 38, '{"type":"moved","seat":1,"move":"advance brewhouse"}', '2026-11-24 01:18:05.481444+00'),
	('table-2', 39, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 01:18:05.488369+00'),
	('table-2', 40, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-24 01:18:05.502357+00'),
	('table-3', 0, '{"type":"opened","record":{"title":"arle","rules":"2026.11.1","players":2,"options":{"houses":"light","rules":"printed","payment":"chosen","peat":"chosen","barn":"same-size","loading":"any-time"},"deal":{"first":["2"],"houses":["farmers-house","plow-makers-workshop","novices-hut","workshop"],"crafts":["turnery","smithy"],"inns":["potters-inn","junk-dealers-inn","milk-house-inn"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 01:18:05.510756+00');
INSERT INTO entries VALUES
	('table-3', 1, '{"type":"moved","seat":1,"move":"place wainwright"}', '2026-11-24 01:18:05.539448+00'),
	('table-3', 2, '{"type":"moved","seat":1,"move":"return horse"}', '2026-11-24 01:18:05.572793+00'),
	('table-3', 3, '{"type":"moved","seat":1,"move":"build handcart"}', '2026-11-24 01:18:05.626291+00'),
	('table-3', 4, '{"type":"moved","seat":1,"move":"load hage 1"}', '2026-11-24 01:18:05.717085+00'),
	('table-3', 5, '{"type":"moved","seat":1,"move":"sell hage flax-field"}', '2026-11-24 01:18:05.783145+00'),
	('table-3', 6, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 01:18:05.83828+00'),
	('table-3', 7, '{"type":"undone","seat":1}', '2026-11-24 01:18:05.860898+00'),
	('table-3', 8, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 01:18:05.907579+00'),
	('table-3', 9, '{"type":"moved","seat":0,"move":"place peat-cutter"}', '2026-11-24 01:18:06.006159+00'),
	('table-3', 10, '{"type":"moved","seat":0,"move":"cut 3 boardwalk"}', '2026-11-24 01:18:06.082754+00'),
	('table-3', 11, '{"type":"moved","seat":1,"move":"place summer-master"}', '2026-11-24 01:18:06.158604+00'),
	('table-3', 12, '{"type":"moved","seat":1,"move":"improve pottery-wheels"}', '2026-11-24 01:18:06.199666+00'),
	('table-3', 13, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 01:18:06.253222+00'),
	('table-3', 14, '{"type":"moved","seat":0,"move":"place dike-builder"}', '2026-11-24 01:18:06.308703+00'),
	('table-3', 15, '{"type":"moved","seat":0,"move":"take cattle"}', '2026-11-24 01:18:06.364354+00'),
	('table-3', 16, '{"type":"moved","seat":1,"move":"place builder"}', '2026-11-24 01:18:06.430283+00'),
	('table-3', 17, '{"type":"moved","seat":1,"move":"build farmers-house"}', '2026-11-24 01:18:06.492359+00'),
	('table-3', 18, '{"type":"undone","seat":1}', '2026-11-24 01:18:06.523634+00'),
	('table-3', 19, '{"type":"moved","seat":1,"move":"build workshop"}', '2026-11-24 01:18:06.574274+00'),
	('table-3', 20, '{"type":"moved","seat":1,"move":"pay clay 1 grain 1"}', '2026-11-24 01:18:06.623655+00'),
	('table-3', 21, '{"type":"moved","seat":0,"move":"place summer-grocer"}', '2026-11-24 01:18:06.672917+00'),
	('table-3', 22, '{"type":"moved","seat":0,"move":"return horse"}', '2026-11-24 01:18:06.725029+00'),
	('table-3', 23, '{"type":"moved","seat":0,"move":"take sheep"}', '2026-11-24 01:18:06.777287+00'),
	('table-3', 24, '{"type":"moved","seat":1,"move":"place woodcutter"}', '2026-11-24 01:18:06.833176+00'),
	('table-3', 25, '{"type":"moved","seat":0,"move":"place clay-worker"}', '2026-11-24 01:18:06.893144+00'),
	('table-3', 26, '{"type":"moved","seat":1,"move":"improve fleshing-beams"}', '2026-11-24 01:18:06.951547+00'),
	('table-3', 27, '{"type":"moved","seat":0,"move":"place summer-carpenter"}', '2026-11-24 01:18:07.019203+00'),
	('table-3', 28, '{"type":"moved","seat":0,"move":"return cattle"}', '2026-11-24 01:18:07.072898+00'),
	('table-3', 29, '{"type":"undone","seat":0}', '2026-11-24 01:18:07.106737+00'),
	('table-3', 30, '{"type":"moved","seat":0,"move":"return sheep"}', '2026-11-24 01:18:07.159955+00'),
	('table-3', 31, '{"type":"moved","seat":0,"move":"return cattle"}', '2026-11-24 01:18:07.22152+00'),
	('table-3', 32, '{"type":"moved","seat":0,"move":"build plow-makers-workshop"}', '2026-11-24 01:18:07.299445+00'),
	('table-3', 33, '{"type":"moved","seat":0,"move":"pay clay 1 grain 1"}', '2026-11-24 01:18:07.355527+00'),
	('table-3', 34, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-24 01:18:07.380136+00'),
	('table-3', 35, '{"type":"moved","seat":1,"move":"place winter-laborer"}', '2026-11-24 01:18:07.389495+00'),
	('table-3', 36, '{"type":"moved","seat":1,"move":"load wood 1"}', '2026-11-24 01:18:07.414271+00'),
	('table-3', 37, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 01:18:07.431251+00'),
	('table-3', 38, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-24 01:18:07.455248+00'),
	('table-5', 17, '{"type":"moved","seat":2,"move":"keep silage","at":1795483091}', '2026-11-24 01:18:11.959042+00'),
	('table-4', 0, '{"type":"opened","record":{"title":"agricola","rules":"2026.11.14","players":2,"options":{"cards":"base","hands":"dealt","side_job":"off","tile":"off","campaign":"off"},"deal":{"first":["2"],"cards":["sheep-market","grain-utilization","major-improvement","fencing","house-redevelopment","western-quarry","basic-wish-for-children","vegetable-seeds","pig-market","eastern-quarry","cattle-market","urgent-wish-for-children","cultivation","farm-redevelopment"],"hands":["wool-blankets,dutch-windmill,milk-jug,acorns-basket,bottles,mini-pasture,canoe,roughcaster,paper-maker,master-bricklayer,seasonal-worker,scholar,adoptive-parents,oven-firing-boy","butter-churn,clearing-spade,shifting-cultivation,lumber-mill,bread-paddle,sack-cart,manger,conservator,animal-tamer,grocer,manservant,roof-ballaster,childless,wood-cutter"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 01:18:07.490282+00'),
	('table-4', 1, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-24 01:18:07.558163+00'),
	('table-4', 2, '{"type":"moved","seat":0,"move":"place grain-seeds"}', '2026-11-24 01:18:07.831902+00'),
	('table-4', 3, '{"type":"moved","seat":1,"move":"place farmland"}', '2026-11-24 01:18:07.923866+00'),
	('table-4', 4, '{"type":"moved","seat":1,"move":"plow b3"}', '2026-11-24 01:18:08.024933+00'),
	('table-4', 5, '{"type":"moved","seat":0,"move":"place reed-bank"}', '2026-11-24 01:18:08.14154+00'),
	('table-4', 6, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-24 01:18:08.24357+00'),
	('table-4', 7, '{"type":"undone","seat":1}', '2026-11-24 01:18:08.303437+00'),
	('table-4', 8, '{"type":"moved","seat":1,"move":"place reed-bank"}', '2026-11-24 01:18:08.384143+00'),
	('table-4', 9, '{"type":"moved","seat":0,"move":"place farmland"}', '2026-11-24 01:18:08.528347+00'),
	('table-4', 10, '{"type":"moved","seat":0,"move":"plow b2"}', '2026-11-24 01:18:08.62179+00'),
	('table-4', 11, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-24 01:18:08.724685+00'),
	('table-4', 12, '{"type":"moved","seat":0,"move":"place grain-utilization"}', '2026-11-24 01:18:08.853161+00'),
	('table-4', 13, '{"type":"moved","seat":1,"move":"place fishing"}', '2026-11-24 01:18:09.000454+00'),
	('table-4', 14, '{"type":"moved","seat":0,"move":"place day-laborer"}', '2026-11-24 01:18:09.116775+00'),
	('table-4', 15, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-24 01:18:09.218365+00'),
	('table-4', 16, '{"type":"moved","seat":0,"move":"place lessons"}', '2026-11-24 01:18:09.34733+00'),
	('table-4', 17, '{"type":"moved","seat":0,"move":"play adoptive-parents"}', '2026-11-24 01:18:09.450581+00'),
	('table-4', 18, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-24 01:18:09.543689+00'),
	('table-4', 19, '{"type":"moved","seat":0,"move":"place day-laborer"}', '2026-11-24 01:18:09.64782+00'),
	('table-4', 20, '{"type":"moved","seat":1,"move":"place meeting-place"}', '2026-11-24 01:18:09.754283+00'),
	('table-4', 21, '{"type":"moved","seat":1,"move":"play butter-churn"}', '2026-11-24 01:18:09.858353+00'),
	('table-4', 22, '{"type":"moved","seat":0,"move":"place reed-bank"}', '2026-11-24 01:18:09.948049+00'),
	('table-4', 23, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-24 01:18:10.035611+00'),
	('table-4', 24, '{"type":"moved","seat":0,"move":"place lessons"}', '2026-11-24 01:18:10.100689+00'),
	('table-4', 25, '{"type":"moved","seat":0,"move":"eat grain"}', '2026-11-24 01:18:10.152981+00'),
	('table-4', 26, '{"type":"moved","seat":0,"move":"play oven-firing-boy"}', '2026-11-24 01:18:10.231965+00'),
	('table-4', 27, '{"type":"moved","seat":1,"move":"place farm-expansion"}', '2026-11-24 01:18:10.30357+00'),
	('table-4', 28, '{"type":"undone","seat":1}', '2026-11-24 01:18:10.343475+00'),
	('table-4', 29, '{"type":"moved","seat":1,"move":"place major-improvement"}', '2026-11-24 01:18:10.418914+00'),
	('table-4', 30, '{"type":"moved","seat":1,"move":"play bread-paddle"}', '2026-11-24 01:18:10.500269+00'),
	('table-4', 31, '{"type":"moved","seat":0,"move":"place farmland"}', '2026-11-24 01:18:10.571511+00'),
	('table-4', 32, '{"type":"moved","seat":0,"move":"plow c2"}', '2026-11-24 01:18:10.637834+00'),
	('table-4', 33, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-24 01:18:10.677958+00'),
	('table-4', 34, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-24 01:18:10.717058+00'),
	('table-4', 35, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-24 01:18:10.759259+00'),
	('table-5', 0, '{"type":"opened","record":{"title":"agricola","rules":"2026.11.14","players":3,"options":{"cards":"all","hands":"draft","side_job":"off","tile":"off","campaign":"off"},"deal":{"first":["2"],"cards":["sheep-market","grain-utilization","major-improvement","fencing","house-redevelopment","western-quarry","basic-wish-for-children","vegetable-seeds","pig-market","eastern-quarry","cattle-market","urgent-wish-for-children","cultivation","farm-redevelopment"],"hands":["clearing-spade,family-friendly-home,baking-sheet,wood-palisades,forest-lake-hut,silage,scullery,shovel-bearer,equipper,bed-maker,sheep-walker,furniture-carpenter,stable-planner,manservant","baseboards,throwing-axe,forest-inn,cookery-lesson,seed-pellets,farmyard-manure,drift-net-boat,seatmate,house-steward,silokeeper,full-farmer,harpooner,mineralogist,cottager","gardeners-knife,herring-pot,beanfield,strawberry-patch,shifting-cultivation,butter-churn,brewery-pond,adoptive-parents,childless,scythe-worker,informant,firewood-collector,master-workman,trimmer"],"lot":["1411472909"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"link","bot":null,"key":"d5ead6fdd3d16630aad4f07f5e49486337a42e58fb4eef0deaabb814c003b134"},{"name":"Bob","home":"link","bot":null,"key":"be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44"},{"name":"Cid","home":"link","bot":null,"key":"7c36b0a9dedde119c75165957c6c9c187e65df1ee5db87c4c58ad503ad88cbe3"}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683","absence":60,"at":1795483090}', '2026-11-24 01:18:10.810275+00'),
	('table-5', 1, '{"type":"moved","seat":0,"move":"keep baking-sheet","at":1795483090}', '2026-11-24 01:18:10.871376+00'),
	('table-5', 2, '{"type":"moved","seat":0,"move":"keep shovel-bearer","at":1795483090}', '2026-11-24 01:18:10.968852+00'),
	('table-5', 3, '{"type":"moved","seat":1,"move":"keep mineralogist","at":1795483091}', '2026-11-24 01:18:11.055535+00'),
	('table-5', 4, '{"type":"moved","seat":2,"move":"keep herring-pot","at":1795483091}', '2026-11-24 01:18:11.123712+00'),
	('table-5', 5, '{"type":"moved","seat":1,"move":"keep seed-pellets","at":1795483091}', '2026-11-24 01:18:11.214553+00'),
	('table-5', 6, '{"type":"moved","seat":2,"move":"keep childless","at":1795483091}', '2026-11-24 01:18:11.327787+00'),
	('table-5', 7, '{"type":"moved","seat":2,"move":"keep drift-net-boat","at":1795483091}', '2026-11-24 01:18:11.390079+00'),
	('table-5', 8, '{"type":"moved","seat":1,"move":"keep manservant","at":1795483091}', '2026-11-24 01:18:11.471602+00'),
	('table-5', 9, '{"type":"moved","seat":1,"move":"keep scullery","at":1795483091}', '2026-11-24 01:18:11.538793+00'),
	('table-5', 10, '{"type":"moved","seat":2,"move":"keep seatmate","at":1795483091}', '2026-11-24 01:18:11.65989+00'),
	('table-5', 11, '{"type":"moved","seat":0,"move":"keep firewood-collector","at":1795483091}', '2026-11-24 01:18:11.70069+00'),
	('table-5', 12, '{"type":"moved","seat":0,"move":"keep shifting-cultivation","at":1795483091}', '2026-11-24 01:18:11.742869+00'),
	('table-5', 13, '{"type":"moved","seat":0,"move":"keep full-farmer","at":1795483091}', '2026-11-24 01:18:11.792447+00'),
	('table-5', 14, '{"type":"moved","seat":1,"move":"keep adoptive-parents","at":1795483091}', '2026-11-24 01:18:11.848924+00'),
	('table-5', 15, '{"type":"moved","seat":1,"move":"keep butter-churn","at":1795483091}', '2026-11-24 01:18:11.885288+00'),
	('table-5', 16, '{"type":"moved","seat":0,"move":"keep forest-inn","at":1795483091}', '2026-11-24 01:18:11.931862+00'),
	('table-5', 18, '{"type":"moved","seat":2,"move":"keep stable-planner","at":1795483092}', '2026-11-24 01:18:12.000835+00'),
	('table-5', 19, '{"type":"moved","seat":0,"move":"keep furniture-carpenter","at":1795483092}', '2026-11-24 01:18:12.037225+00'),
	('table-5', 20, '{"type":"moved","seat":0,"move":"keep forest-lake-hut","at":1795483092}', '2026-11-24 01:18:12.068985+00'),
	('table-5', 21, '{"type":"voted","seat":2,"by":0,"bot":"farmer","at":1795483092}', '2026-11-24 01:18:12.077098+00'),
	('table-9', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":2,"options":{"cards":"off","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"link","bot":null,"key":"be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44"}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 01:18:12.144145+00'),
	('table-9', 1, '{"type":"offered","seat":1,"key":"24798a58ace67f8593c2acbb42baf439691faf8bcf16f1fc8db2fe62eab28bc1"}', '2026-11-24 01:18:12.151587+00'),
	('table-9', 2, '{"type":"handed","seat":1,"name":"Bob"}', '2026-11-24 01:18:12.158988+00'),
	('table-9', 3, '{"type":"nudged","seat":1,"by":0,"at":1795483092}', '2026-11-24 01:18:12.171797+00');
INSERT INTO entries VALUES
	('table-9', 4, '{"type":"moved","seat":1,"move":"place nursery"}', '2026-11-24 01:18:12.215243+00'),
	('table-9', 5, '{"type":"said","seat":1,"text":"Enough?","at":1795483092}', '2026-11-24 01:18:12.222493+00'),
	('table-9', 6, '{"type":"wished","seat":1,"ends":true}', '2026-11-24 01:18:12.247589+00'),
	('table-9', 7, '{"type":"wished","seat":0,"ends":true}', '2026-11-24 01:18:12.252236+00'),
	('table-9', 8, '{"type":"ended","ending":{"how":"agreed","by":null}}', '2026-11-24 01:18:12.252236+00'),
	('table-9', 9, '{"type":"followed","table":"table-10"}', '2026-11-24 01:18:12.276036+00'),
	('table-10', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":2,"options":{"cards":"off","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"]},"moves":[],"ending":null},"seats":[{"name":"Bob","home":"link","bot":null,"key":"24798a58ace67f8593c2acbb42baf439691faf8bcf16f1fc8db2fe62eab28bc1"},{"name":"Ann","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 01:18:12.287566+00'),
	('table-0', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":1,"options":{"cards":"off","progress":"together"},"deal":{"first":["1"],"quadrants":["B1","D4","A3","E3","C2","F2"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 01:18:12.350297+00'),
	('table-0', 1, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-24 01:18:12.350297+00'),
	('table-0', 2, '{"type":"undone","seat":0,"over":[]}', '2026-11-24 01:18:12.350297+00'),
	('table-0', 3, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-24 01:18:12.350297+00');
INSERT INTO guests VALUES
	('table-7', 'table-6', 0);
INSERT INTO invited VALUES
	('table-7', 'table-8');
INSERT INTO layout VALUES
	(7);
INSERT INTO offers VALUES
	('table-7', 'table-6', '{"title":"arle","seats":2,"bots":0,"options":{},"absence":null,"listed":true,"level":"any","rated":false}', 1, 1795483092, '');
INSERT INTO passes VALUES
	('604dcda0da4517d7843a0bb16cfe2e01a875fa51c17985e7b6ad8c5f57ef6fc2', 'table-6', 1795483992);
INSERT INTO persons VALUES
	('table-6', 'Ann', 'moor', 1795483092),
	('table-8', 'Bob', 'hops', 1795483092);
INSERT INTO remarks VALUES
	('table-9', 'table-8', 'Too late');
INSERT INTO sitters VALUES
	('table-5', 1, 'table-6', 'be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44'),
	('table-9', -1, 'table-6', NULL),
	('table-9', 1, 'table-8', '24798a58ace67f8593c2acbb42baf439691faf8bcf16f1fc8db2fe62eab28bc1'),
	('table-10', -1, 'table-6', NULL),
	('table-10', 0, 'table-8', '24798a58ace67f8593c2acbb42baf439691faf8bcf16f1fc8db2fe62eab28bc1');
INSERT INTO standings VALUES
	('table-1', 57, 1, 1795483084, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"}],"asked":{},"over":true,"scores":[10],"winners":[0],"ending":null,"nudged":{}}'),
	('table-2', 40, 0, 1795483085, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1795483085},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{}}'),
	('table-3', 38, 0, 1795483087, '{"title":"arle","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1795483087},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{}}'),
	('table-4', 35, 0, 1795483090, '{"title":"agricola","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1795483090},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{}}'),
	('table-5', 15, 0, 1795483091, '{"title":"agricola","seats":[{"name":"Ann","kind":"link"},{"name":"Bob","kind":"link"},{"name":"Cid","kind":"link"}],"asked":{"0":1795483091,"2":1795483091},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{}}');
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
ALTER TABLE ONLY plans
    ADD CONSTRAINT plans_pkey PRIMARY KEY (tab, seat);
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
CREATE INDEX plans_live ON plans USING btree (live, tab);
CREATE INDEX presence_of ON presence USING btree (process);
CREATE INDEX remarks_of ON remarks USING btree (person);
CREATE INDEX sitters_of ON sitters USING btree (person);
