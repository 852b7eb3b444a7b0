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
CREATE TABLE gaps (
    began bigint NOT NULL,
    ended bigint NOT NULL
);
CREATE TABLE guests (
    offer text NOT NULL,
    person text NOT NULL,
    place integer NOT NULL
);
CREATE TABLE holidays (
    person text NOT NULL,
    began bigint NOT NULL,
    ended bigint NOT NULL
);
CREATE TABLE hours (
    person text NOT NULL,
    zone text NOT NULL,
    opens integer NOT NULL,
    closes integer NOT NULL
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
    standing text NOT NULL,
    due bigint
);
INSERT INTO devices VALUES
	('d83745faf5c643d8327968dbca81fd01bfb0577f7b9c8613ead7cbda6075e518', 'table-6', 1795485177),
	('5d1a4c14dc1adf68e12c84fad0e87120c0de0dbfaf91e31bc61cb97637925947', 'table-8', 1795485177);
INSERT INTO entries VALUES
	('table-1', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":1,"options":{"cards":"off","progress":"together"},"deal":{"first":["1"],"quadrants":["B1","D4","A3","E3","C2","F2"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 01:52:48.225256+00'),
	('table-1', 1, '{"type":"moved","seat":0,"move":"exchange 3"}', '2026-11-24 01:52:48.263218+00'),
	('table-1', 2, '{"type":"moved","seat":0,"move":"place small-trade"}', '2026-11-24 01:52:48.293761+00'),
	('table-1', 3, '{"type":"moved","seat":0,"move":"take rye"}', '2026-11-24 01:52:48.313166+00'),
	('table-1', 4, '{"type":"moved","seat":0,"move":"take rye"}', '2026-11-24 01:52:48.339324+00'),
	('table-1', 5, '{"type":"moved","seat":0,"move":"take milk"}', '2026-11-24 01:52:48.372612+00'),
	('table-1', 6, '{"type":"moved","seat":0,"move":"place farming"}', '2026-11-24 01:52:48.39551+00'),
	('table-1', 7, '{"type":"moved","seat":0,"move":"choose 2"}', '2026-11-24 01:52:48.413656+00'),
	('table-1', 8, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:52:48.460154+00'),
	('table-1', 9, '{"type":"moved","seat":0,"move":"fallow row 4"}', '2026-11-24 01:52:48.507988+00'),
	('table-1', 10, '{"type":"moved","seat":0,"move":"advance cooling-house"}', '2026-11-24 01:52:48.547612+00'),
	('table-1', 11, '{"type":"moved","seat":0,"move":"advance manufacture"}', '2026-11-24 01:52:48.58914+00'),
	('table-1', 12, '{"type":"moved","seat":0,"move":"advance brewhouse"}', '2026-11-24 01:52:48.63892+00'),
	('table-1', 13, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-24 01:52:48.687746+00'),
	('table-1', 14, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-24 01:52:48.723223+00'),
	('table-1', 15, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-24 01:52:48.761237+00'),
	('table-1', 16, '{"type":"moved","seat":0,"move":"place sparingly clearing"}', '2026-11-24 01:52:48.801121+00'),
	('table-1', 17, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:52:48.838425+00'),
	('table-1', 18, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:52:48.877778+00'),
	('table-1', 19, '{"type":"moved","seat":0,"move":"place sparingly nursery"}', '2026-11-24 01:52:48.91269+00'),
	('table-1', 20, '{"type":"moved","seat":0,"move":"choose 2"}', '2026-11-24 01:52:48.948125+00'),
	('table-1', 21, '{"type":"moved","seat":0,"move":"take barley"}', '2026-11-24 01:52:48.983795+00'),
	('table-1', 22, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:52:49.009327+00'),
	('table-1', 23, '{"type":"moved","seat":0,"move":"place busy-weekend"}', '2026-11-24 01:52:49.037311+00'),
	('table-1', 24, '{"type":"moved","seat":0,"move":"take milk"}', '2026-11-24 01:52:49.065455+00'),
	('table-1', 25, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:52:49.102847+00'),
	('table-1', 26, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-24 01:52:49.14517+00'),
	('table-1', 27, '{"type":"moved","seat":0,"move":"place cultivation"}', '2026-11-24 01:52:49.200939+00'),
	('table-1', 28, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:52:49.254299+00'),
	('table-1', 29, '{"type":"moved","seat":0,"move":"exchange 3"}', '2026-11-24 01:52:49.288069+00'),
	('table-1', 30, '{"type":"moved","seat":0,"move":"place sparingly sheep-market"}', '2026-11-24 01:52:49.322559+00'),
	('table-1', 31, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:52:49.380917+00'),
	('table-1', 32, '{"type":"moved","seat":0,"move":"take hides"}', '2026-11-24 01:52:49.429869+00'),
	('table-1', 33, '{"type":"moved","seat":0,"move":"exchange 2"}', '2026-11-24 01:52:49.454394+00'),
	('table-1', 34, '{"type":"moved","seat":0,"move":"place clay-delivery"}', '2026-11-24 01:52:49.469789+00'),
	('table-1', 35, '{"type":"moved","seat":0,"move":"place sparingly clearing"}', '2026-11-24 01:52:49.505755+00'),
	('table-1', 36, '{"type":"moved","seat":0,"move":"take field"}', '2026-11-24 01:52:49.528136+00'),
	('table-1', 37, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:52:49.549427+00'),
	('table-1', 38, '{"type":"moved","seat":0,"move":"advance carpentry"}', '2026-11-24 01:52:49.566667+00'),
	('table-1', 39, '{"type":"moved","seat":0,"move":"place sheep-shearing"}', '2026-11-24 01:52:49.582387+00'),
	('table-1', 40, '{"type":"moved","seat":0,"move":"place sparingly clay-delivery"}', '2026-11-24 01:52:49.61991+00'),
	('table-1', 41, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-24 01:52:49.643785+00'),
	('table-1', 42, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-24 01:52:49.659412+00'),
	('table-1', 43, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-24 01:52:49.670853+00'),
	('table-1', 44, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:52:49.699715+00'),
	('table-1', 45, '{"type":"moved","seat":0,"move":"place sparingly sheep-market"}', '2026-11-24 01:52:49.736062+00'),
	('table-1', 46, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:52:49.766938+00'),
	('table-1', 47, '{"type":"moved","seat":0,"move":"take hides"}', '2026-11-24 01:52:49.802277+00'),
	('table-1', 48, '{"type":"moved","seat":0,"move":"place sparingly weekly-market"}', '2026-11-24 01:52:49.836707+00'),
	('table-1', 49, '{"type":"moved","seat":0,"move":"take sheep"}', '2026-11-24 01:52:49.87929+00'),
	('table-1', 50, '{"type":"moved","seat":0,"move":"take meat"}', '2026-11-24 01:52:49.909123+00'),
	('table-1', 51, '{"type":"moved","seat":0,"move":"place fertilizing"}', '2026-11-24 01:52:49.949322+00'),
	('table-1', 52, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:52:49.98809+00'),
	('table-1', 53, '{"type":"moved","seat":0,"move":"sow barley row 5"}', '2026-11-24 01:52:50.04194+00'),
	('table-1', 54, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-24 01:52:50.095775+00'),
	('table-1', 55, '{"type":"moved","seat":0,"move":"exchange 6"}', '2026-11-24 01:52:50.111109+00'),
	('table-1', 56, '{"type":"moved","seat":0,"move":"place sheep-breeding"}', '2026-11-24 01:52:50.126291+00'),
	('table-1', 57, '{"type":"moved","seat":0,"move":"choose 1"}', '2026-11-24 01:52:50.186183+00'),
	('table-2', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":2,"options":{"cards":"on","gateway":"beginner","farmyard":"hops","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"],"gateway":["010","003","008","022","019","013","021","011","001","014","029","026","027","015","002","012","017","024","004","016","020","007","009","025","006","018","023","028","030","005"],"farmyard":["416","430","411","414","404","435","409","401","421","412","425","428","415","406","419","405","424","423","432","429","417","422","403","431","408","413","418","402","434","426","407","420","427","410","433"],"bonus":["827","824","835","816","831","825","813","829","807","823","815","830","808","834","802","804","822","810","845","814","817","840","806","812","832","818","844","833","805","838","826","843","821","819","809","839","828","836","841","801","811","803","837","842","820"],"point":["909","913","908","903","904","925","911","901","920","916","910","906","905","917","907","918","912","919","923","924","915","902","921","914","922"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 01:52:50.221653+00'),
	('table-2', 1, '{"type":"moved","seat":1,"move":"place sparingly gateway-card"}', '2026-11-24 01:52:50.257964+00'),
	('table-2', 2, '{"type":"moved","seat":1,"move":"take card"}', '2026-11-24 01:52:50.315762+00'),
	('table-2', 3, '{"type":"moved","seat":0,"move":"place butchery"}', '2026-11-24 01:52:50.351371+00'),
	('table-2', 4, '{"type":"moved","seat":1,"move":"place clearing"}', '2026-11-24 01:52:50.385941+00'),
	('table-2', 5, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-24 01:52:50.426628+00'),
	('table-2', 6, '{"type":"moved","seat":1,"move":"place sparingly clay-delivery"}', '2026-11-24 01:52:50.472551+00'),
	('table-2', 7, '{"type":"undone","seat":1}', '2026-11-24 01:52:50.496026+00'),
	('table-2', 8, '{"type":"moved","seat":1,"move":"place sparingly sheep-market"}', '2026-11-24 01:52:50.564425+00'),
	('table-2', 9, '{"type":"moved","seat":1,"move":"take sheep"}', '2026-11-24 01:52:50.622298+00'),
	('table-2', 10, '{"type":"moved","seat":1,"move":"play 021"}', '2026-11-24 01:52:50.64228+00'),
	('table-2', 11, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 01:52:50.662286+00'),
	('table-2', 12, '{"type":"moved","seat":1,"move":"take meat"}', '2026-11-24 01:52:50.691878+00'),
	('table-2', 13, '{"type":"moved","seat":0,"move":"place sparingly land-sale"}', '2026-11-24 01:52:50.732799+00'),
	('table-2', 14, '{"type":"moved","seat":0,"move":"spend field row 4 empty"}', '2026-11-24 01:52:50.770303+00'),
	('table-2', 15, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:52:50.791679+00'),
	('table-2', 16, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-24 01:52:50.810704+00'),
	('table-2', 17, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-24 01:52:50.8383+00'),
	('table-2', 18, '{"type":"undone","seat":0}', '2026-11-24 01:52:50.855787+00'),
	('table-2', 19, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 01:52:50.879247+00'),
	('table-2', 20, '{"type":"moved","seat":1,"move":"place sparingly clearing"}', '2026-11-24 01:52:50.909988+00'),
	('table-2', 21, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-24 01:52:50.927282+00'),
	('table-2', 22, '{"type":"moved","seat":1,"move":"take clay"}', '2026-11-24 01:52:50.964324+00'),
	('table-2', 23, '{"type":"moved","seat":0,"move":"place bonus-card"}', '2026-11-24 01:52:51.00407+00'),
	('table-2', 24, '{"type":"moved","seat":0,"move":"fallow row 4"}', '2026-11-24 01:52:51.080235+00'),
	('table-2', 25, '{"type":"moved","seat":1,"move":"fallow row 4"}', '2026-11-24 01:52:51.156574+00'),
	('table-2', 26, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 01:52:51.260904+00'),
	('table-2', 27, '{"type":"moved","seat":1,"move":"play sparingly 409"}', '2026-11-24 01:52:51.350594+00'),
	('table-2', 28, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-24 01:52:51.390053+00'),
	('table-2', 29, '{"type":"undone","seat":1}', '2026-11-24 01:52:51.412343+00'),
	('table-2', 30, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-24 01:52:51.443874+00'),
	('table-2', 31, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 01:52:51.481118+00'),
	('table-2', 32, '{"type":"moved","seat":0,"move":"advance brewhouse"}', '2026-11-24 01:52:51.515572+00'),
	('table-2', 33, '{"type":"moved","seat":0,"move":"advance manufacture"}', '2026-11-24 01:52:51.546155+00'),
	('table-2', 34, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-24 01:52:51.561348+00'),
	('table-2', 35, '{"type":"moved","seat":1,"move":"advance cooling-house"}', '2026-11-24 01:52:51.571884+00'),
	('table-2', 36, '{"type":"moved","seat":1,"move":"pay meat 1"}', '2026-11-24 01:52:51.581856+00'),
	('table-2', 37, '{"type":"moved","seat":1,"move":"advance manufacture"}', '2026-11-24 01:52:51.588996+00'),
	('table-2', 38, '{"type":"moved","seat":1,"move":"advance brewhouse"}', '2026-11-24 01:52:51.601929+00'),
	('table-2', 39, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 01:52:51.618148+00'),
	('table-2', 40, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-24 01:52:51.630529+00'),
	('table-3', 0, '{"type":"opened","record":{"title":"arle","rules":"2026.11.1","players":2,"options":{"houses":"light","rules":"printed","payment":"chosen","peat":"chosen","barn":"same-size","loading":"any-time"},"deal":{"first":["2"],"houses":["farmers-house","plow-makers-workshop","novices-hut","workshop"],"crafts":["turnery","smithy"],"inns":["potters-inn","junk-dealers-inn","milk-house-inn"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 01:52:51.640451+00');
INSERT INTO entries VALUES
	('table-3', 1, '{"type":"moved","seat":1,"move":"place wainwright"}', '2026-11-24 01:52:51.668608+00'),
	('table-3', 2, '{"type":"moved","seat":1,"move":"return horse"}', '2026-11-24 01:52:51.716066+00'),
	('table-3', 3, '{"type":"moved","seat":1,"move":"build handcart"}', '2026-11-24 01:52:51.759573+00'),
	('table-3', 4, '{"type":"moved","seat":1,"move":"load hage 1"}', '2026-11-24 01:52:51.831907+00'),
	('table-3', 5, '{"type":"moved","seat":1,"move":"sell hage flax-field"}', '2026-11-24 01:52:51.915666+00'),
	('table-3', 6, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 01:52:51.99329+00'),
	('table-3', 7, '{"type":"undone","seat":1}', '2026-11-24 01:52:52.051401+00'),
	('table-3', 8, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 01:52:52.112501+00'),
	('table-3', 9, '{"type":"moved","seat":0,"move":"place peat-cutter"}', '2026-11-24 01:52:52.200758+00'),
	('table-3', 10, '{"type":"moved","seat":0,"move":"cut 3 boardwalk"}', '2026-11-24 01:52:52.295837+00'),
	('table-3', 11, '{"type":"moved","seat":1,"move":"place summer-master"}', '2026-11-24 01:52:52.419464+00'),
	('table-3', 12, '{"type":"moved","seat":1,"move":"improve pottery-wheels"}', '2026-11-24 01:52:52.469118+00'),
	('table-3', 13, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 01:52:52.519606+00'),
	('table-3', 14, '{"type":"moved","seat":0,"move":"place dike-builder"}', '2026-11-24 01:52:52.587539+00'),
	('table-3', 15, '{"type":"moved","seat":0,"move":"take cattle"}', '2026-11-24 01:52:52.633235+00'),
	('table-3', 16, '{"type":"moved","seat":1,"move":"place builder"}', '2026-11-24 01:52:52.678103+00'),
	('table-3', 17, '{"type":"moved","seat":1,"move":"build farmers-house"}', '2026-11-24 01:52:52.798303+00'),
	('table-3', 18, '{"type":"undone","seat":1}', '2026-11-24 01:52:52.892286+00'),
	('table-3', 19, '{"type":"moved","seat":1,"move":"build workshop"}', '2026-11-24 01:52:53.011911+00'),
	('table-3', 20, '{"type":"moved","seat":1,"move":"pay clay 1 grain 1"}', '2026-11-24 01:52:53.119775+00'),
	('table-3', 21, '{"type":"moved","seat":0,"move":"place summer-grocer"}', '2026-11-24 01:52:53.399772+00'),
	('table-3', 22, '{"type":"moved","seat":0,"move":"return horse"}', '2026-11-24 01:52:53.433794+00'),
	('table-3', 23, '{"type":"moved","seat":0,"move":"take sheep"}', '2026-11-24 01:52:53.482316+00'),
	('table-3', 24, '{"type":"moved","seat":1,"move":"place woodcutter"}', '2026-11-24 01:52:53.526318+00'),
	('table-3', 25, '{"type":"moved","seat":0,"move":"place clay-worker"}', '2026-11-24 01:52:53.559464+00'),
	('table-3', 26, '{"type":"moved","seat":1,"move":"improve fleshing-beams"}', '2026-11-24 01:52:53.598297+00'),
	('table-3', 27, '{"type":"moved","seat":0,"move":"place summer-carpenter"}', '2026-11-24 01:52:53.631348+00'),
	('table-3', 28, '{"type":"moved","seat":0,"move":"return cattle"}', '2026-11-24 01:52:53.686372+00'),
	('table-3', 29, '{"type":"undone","seat":0}', '2026-11-24 01:52:53.712889+00'),
	('table-3', 30, '{"type":"moved","seat":0,"move":"return sheep"}', '2026-11-24 01:52:53.742588+00'),
	('table-3', 31, '{"type":"moved","seat":0,"move":"return cattle"}', '2026-11-24 01:52:53.804793+00'),
	('table-3', 32, '{"type":"moved","seat":0,"move":"build plow-makers-workshop"}', '2026-11-24 01:52:53.8674+00'),
	('table-3', 33, '{"type":"moved","seat":0,"move":"pay clay 1 grain 1"}', '2026-11-24 01:52:53.952386+00'),
	('table-3', 34, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-24 01:52:54.011936+00'),
	('table-3', 35, '{"type":"moved","seat":1,"move":"place winter-laborer"}', '2026-11-24 01:52:54.026265+00'),
	('table-3', 36, '{"type":"moved","seat":1,"move":"load wood 1"}', '2026-11-24 01:52:54.031406+00'),
	('table-3', 37, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 01:52:54.050498+00'),
	('table-3', 38, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-24 01:52:54.084+00'),
	('table-5', 17, '{"type":"moved","seat":2,"move":"keep silage","at":1795485177}', '2026-11-24 01:52:57.232924+00'),
	('table-4', 0, '{"type":"opened","record":{"title":"agricola","rules":"2026.11.14","players":2,"options":{"cards":"base","hands":"dealt","side_job":"off","tile":"off","campaign":"off"},"deal":{"first":["2"],"cards":["sheep-market","grain-utilization","major-improvement","fencing","house-redevelopment","western-quarry","basic-wish-for-children","vegetable-seeds","pig-market","eastern-quarry","cattle-market","urgent-wish-for-children","cultivation","farm-redevelopment"],"hands":["wool-blankets,dutch-windmill,milk-jug,acorns-basket,bottles,mini-pasture,canoe,roughcaster,paper-maker,master-bricklayer,seasonal-worker,scholar,adoptive-parents,oven-firing-boy","butter-churn,clearing-spade,shifting-cultivation,lumber-mill,bread-paddle,sack-cart,manger,conservator,animal-tamer,grocer,manservant,roof-ballaster,childless,wood-cutter"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 01:52:54.12283+00'),
	('table-4', 1, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-24 01:52:54.196552+00'),
	('table-4', 2, '{"type":"moved","seat":0,"move":"place grain-seeds"}', '2026-11-24 01:52:54.30402+00'),
	('table-4', 3, '{"type":"moved","seat":1,"move":"place farmland"}', '2026-11-24 01:52:54.407104+00'),
	('table-4', 4, '{"type":"moved","seat":1,"move":"plow b3"}', '2026-11-24 01:52:54.460042+00'),
	('table-4', 5, '{"type":"moved","seat":0,"move":"place reed-bank"}', '2026-11-24 01:52:54.490694+00'),
	('table-4', 6, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-24 01:52:54.521206+00'),
	('table-4', 7, '{"type":"undone","seat":1}', '2026-11-24 01:52:54.539462+00'),
	('table-4', 8, '{"type":"moved","seat":1,"move":"place reed-bank"}', '2026-11-24 01:52:54.56514+00'),
	('table-4', 9, '{"type":"moved","seat":0,"move":"place farmland"}', '2026-11-24 01:52:54.601576+00'),
	('table-4', 10, '{"type":"moved","seat":0,"move":"plow b2"}', '2026-11-24 01:52:54.64291+00'),
	('table-4', 11, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-24 01:52:54.667691+00'),
	('table-4', 12, '{"type":"moved","seat":0,"move":"place grain-utilization"}', '2026-11-24 01:52:54.720051+00'),
	('table-4', 13, '{"type":"moved","seat":1,"move":"place fishing"}', '2026-11-24 01:52:54.831799+00'),
	('table-4', 14, '{"type":"moved","seat":0,"move":"place day-laborer"}', '2026-11-24 01:52:54.87984+00'),
	('table-4', 15, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-24 01:52:54.940042+00'),
	('table-4', 16, '{"type":"moved","seat":0,"move":"place lessons"}', '2026-11-24 01:52:55.007727+00'),
	('table-4', 17, '{"type":"moved","seat":0,"move":"play adoptive-parents"}', '2026-11-24 01:52:55.132742+00'),
	('table-4', 18, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-24 01:52:55.194437+00'),
	('table-4', 19, '{"type":"moved","seat":0,"move":"place day-laborer"}', '2026-11-24 01:52:55.319551+00'),
	('table-4', 20, '{"type":"moved","seat":1,"move":"place meeting-place"}', '2026-11-24 01:52:55.406881+00'),
	('table-4', 21, '{"type":"moved","seat":1,"move":"play butter-churn"}', '2026-11-24 01:52:55.55829+00'),
	('table-4', 22, '{"type":"moved","seat":0,"move":"place reed-bank"}', '2026-11-24 01:52:55.611439+00'),
	('table-4', 23, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-24 01:52:55.659433+00'),
	('table-4', 24, '{"type":"moved","seat":0,"move":"place lessons"}', '2026-11-24 01:52:55.707013+00'),
	('table-4', 25, '{"type":"moved","seat":0,"move":"eat grain"}', '2026-11-24 01:52:55.814454+00'),
	('table-4', 26, '{"type":"moved","seat":0,"move":"play oven-firing-boy"}', '2026-11-24 01:52:55.959156+00'),
	('table-4', 27, '{"type":"moved","seat":1,"move":"place farm-expansion"}', '2026-11-24 01:52:56.083435+00'),
	('table-4', 28, '{"type":"undone","seat":1}', '2026-11-24 01:52:56.156295+00'),
	('table-4', 29, '{"type":"moved","seat":1,"move":"place major-improvement"}', '2026-11-24 01:52:56.230914+00'),
	('table-4', 30, '{"type":"moved","seat":1,"move":"play bread-paddle"}', '2026-11-24 01:52:56.30337+00'),
	('table-4', 31, '{"type":"moved","seat":0,"move":"place farmland"}', '2026-11-24 01:52:56.386194+00'),
	('table-4', 32, '{"type":"moved","seat":0,"move":"plow c2"}', '2026-11-24 01:52:56.440732+00'),
	('table-4', 33, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-24 01:52:56.464314+00'),
	('table-4', 34, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-24 01:52:56.487068+00'),
	('table-4', 35, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-24 01:52:56.548053+00'),
	('table-5', 0, '{"type":"opened","record":{"title":"agricola","rules":"2026.11.14","players":3,"options":{"cards":"all","hands":"draft","side_job":"off","tile":"off","campaign":"off"},"deal":{"first":["2"],"cards":["sheep-market","grain-utilization","major-improvement","fencing","house-redevelopment","western-quarry","basic-wish-for-children","vegetable-seeds","pig-market","eastern-quarry","cattle-market","urgent-wish-for-children","cultivation","farm-redevelopment"],"hands":["clearing-spade,family-friendly-home,baking-sheet,wood-palisades,forest-lake-hut,silage,scullery,shovel-bearer,equipper,bed-maker,sheep-walker,furniture-carpenter,stable-planner,manservant","baseboards,throwing-axe,forest-inn,cookery-lesson,seed-pellets,farmyard-manure,drift-net-boat,seatmate,house-steward,silokeeper,full-farmer,harpooner,mineralogist,cottager","gardeners-knife,herring-pot,beanfield,strawberry-patch,shifting-cultivation,butter-churn,brewery-pond,adoptive-parents,childless,scythe-worker,informant,firewood-collector,master-workman,trimmer"],"lot":["1411472909"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"link","bot":null,"key":"d5ead6fdd3d16630aad4f07f5e49486337a42e58fb4eef0deaabb814c003b134"},{"name":"Bob","home":"link","bot":null,"key":"be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44"},{"name":"Cid","home":"link","bot":null,"key":"7c36b0a9dedde119c75165957c6c9c187e65df1ee5db87c4c58ad503ad88cbe3"}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683","absence":60,"at":1795485176}', '2026-11-24 01:52:56.63431+00'),
	('table-5', 1, '{"type":"moved","seat":0,"move":"keep baking-sheet","at":1795485176}', '2026-11-24 01:52:56.7406+00'),
	('table-5', 2, '{"type":"moved","seat":0,"move":"keep shovel-bearer","at":1795485176}', '2026-11-24 01:52:56.838286+00'),
	('table-5', 3, '{"type":"moved","seat":1,"move":"keep mineralogist","at":1795485176}', '2026-11-24 01:52:56.910305+00'),
	('table-5', 4, '{"type":"moved","seat":2,"move":"keep herring-pot","at":1795485176}', '2026-11-24 01:52:56.932437+00'),
	('table-5', 5, '{"type":"moved","seat":1,"move":"keep seed-pellets","at":1795485176}', '2026-11-24 01:52:56.951726+00'),
	('table-5', 6, '{"type":"moved","seat":2,"move":"keep childless","at":1795485176}', '2026-11-24 01:52:56.980801+00'),
	('table-5', 7, '{"type":"moved","seat":2,"move":"keep drift-net-boat","at":1795485177}', '2026-11-24 01:52:57.00059+00'),
	('table-5', 8, '{"type":"moved","seat":1,"move":"keep manservant","at":1795485177}', '2026-11-24 01:52:57.015588+00'),
	('table-5', 9, '{"type":"moved","seat":1,"move":"keep scullery","at":1795485177}', '2026-11-24 01:52:57.031051+00'),
	('table-5', 10, '{"type":"moved","seat":2,"move":"keep seatmate","at":1795485177}', '2026-11-24 01:52:57.050501+00'),
	('table-5', 11, '{"type":"moved","seat":0,"move":"keep firewood-collector","at":1795485177}', '2026-11-24 01:52:57.083229+00'),
	('table-5', 12, '{"type":"moved","seat":0,"move":"keep shifting-cultivation","at":1795485177}', '2026-11-24 01:52:57.127698+00'),
	('table-5', 13, '{"type":"moved","seat":0,"move":"keep full-farmer","at":1795485177}', '2026-11-24 01:52:57.16+00'),
	('table-5', 14, '{"type":"moved","seat":1,"move":"keep adoptive-parents","at":1795485177}', '2026-11-24 01:52:57.18646+00'),
	('table-5', 15, '{"type":"moved","seat":1,"move":"keep butter-churn","at":1795485177}', '2026-11-24 01:52:57.199689+00'),
	('table-5', 16, '{"type":"moved","seat":0,"move":"keep forest-inn","at":1795485177}', '2026-11-24 01:52:57.217051+00'),
	('table-5', 18, '{"type":"moved","seat":2,"move":"keep stable-planner","at":1795485177}', '2026-11-24 01:52:57.249807+00'),
	('table-5', 19, '{"type":"moved","seat":0,"move":"keep furniture-carpenter","at":1795485177}', '2026-11-24 01:52:57.283234+00'),
	('table-5', 20, '{"type":"moved","seat":0,"move":"keep forest-lake-hut","at":1795485177}', '2026-11-24 01:52:57.318272+00'),
	('table-5', 21, '{"type":"voted","seat":2,"by":0,"bot":"farmer","at":1795485177}', '2026-11-24 01:52:57.325298+00'),
	('table-9', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":2,"options":{"cards":"off","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"link","bot":null,"key":"be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44"}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 01:52:57.435837+00'),
	('table-9', 1, '{"type":"offered","seat":1,"key":"572872dfd0e553a04a9351894033e6a28ddfe11e27d961c5e68699783e213203"}', '2026-11-24 01:52:57.447489+00'),
	('table-9', 2, '{"type":"handed","seat":1,"name":"Bob"}', '2026-11-24 01:52:57.452729+00'),
	('table-9', 3, '{"type":"nudged","seat":1,"by":0,"at":1795485177}', '2026-11-24 01:52:57.480239+00');
INSERT INTO entries VALUES
	('table-9', 4, '{"type":"moved","seat":1,"move":"place nursery"}', '2026-11-24 01:52:57.50853+00'),
	('table-9', 5, '{"type":"said","seat":1,"text":"Enough?","at":1795485177}', '2026-11-24 01:52:57.516246+00'),
	('table-9', 6, '{"type":"wished","seat":1,"ends":true}', '2026-11-24 01:52:57.528457+00'),
	('table-9', 7, '{"type":"wished","seat":0,"ends":true}', '2026-11-24 01:52:57.535359+00'),
	('table-9', 8, '{"type":"ended","ending":{"how":"agreed","by":null}}', '2026-11-24 01:52:57.535359+00'),
	('table-9', 9, '{"type":"followed","table":"table-10"}', '2026-11-24 01:52:57.540686+00'),
	('table-10', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":2,"options":{"cards":"off","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"]},"moves":[],"ending":null},"seats":[{"name":"Bob","home":"link","bot":null,"key":"572872dfd0e553a04a9351894033e6a28ddfe11e27d961c5e68699783e213203"},{"name":"Ann","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 01:52:57.551682+00'),
	('table-0', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":1,"options":{"cards":"off","progress":"together"},"deal":{"first":["1"],"quadrants":["B1","D4","A3","E3","C2","F2"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 01:52:57.587099+00'),
	('table-0', 1, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-24 01:52:57.587099+00'),
	('table-0', 2, '{"type":"undone","seat":0,"over":[]}', '2026-11-24 01:52:57.587099+00'),
	('table-0', 3, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-24 01:52:57.587099+00');
INSERT INTO guests VALUES
	('table-7', 'table-6', 0);
INSERT INTO invited VALUES
	('table-7', 'table-8');
INSERT INTO layout VALUES
	(8);
INSERT INTO offers VALUES
	('table-7', 'table-6', '{"title":"arle","seats":2,"bots":0,"options":{},"absence":null,"listed":true,"level":"any","rated":false,"pace":null}', 1, 1795485177, '');
INSERT INTO passes VALUES
	('4e0b8ea683de470e7bbfe9a678c78300078543cfd4e7da3898c154af499bb18a', 'table-6', 1795486077);
INSERT INTO persons VALUES
	('table-6', 'Ann', 'moor', 1795485177),
	('table-8', 'Bob', 'hops', 1795485177);
INSERT INTO remarks VALUES
	('table-9', 'table-8', 'Too late');
INSERT INTO sitters VALUES
	('table-5', 1, 'table-6', 'be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44'),
	('table-9', -1, 'table-6', NULL),
	('table-9', 1, 'table-8', '572872dfd0e553a04a9351894033e6a28ddfe11e27d961c5e68699783e213203'),
	('table-10', -1, 'table-6', NULL),
	('table-10', 0, 'table-8', '572872dfd0e553a04a9351894033e6a28ddfe11e27d961c5e68699783e213203');
INSERT INTO standings VALUES
	('table-1', 57, 1, 1795485170, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"}],"asked":{},"over":true,"scores":[10],"winners":[0],"ending":null,"nudged":{},"pace":null,"due":{}}', NULL),
	('table-2', 40, 0, 1795485171, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1795485171},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{}}', NULL),
	('table-3', 38, 0, 1795485174, '{"title":"arle","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1795485174},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{}}', NULL),
	('table-4', 35, 0, 1795485176, '{"title":"agricola","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1795485176},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{}}', NULL),
	('table-5', 21, 0, 1795485177, '{"title":"agricola","seats":[{"name":"Ann","kind":"link"},{"name":"Bob","kind":"link"},{"name":"Cid","kind":"link"}],"asked":{"1":1795485177,"2":1795485177},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{}}', NULL),
	('table-9', 2, 0, 1795485177, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"},{"name":"Bob","kind":"link"}],"asked":{"1":1795485177},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{}}', NULL);
ALTER TABLE ONLY devices
    ADD CONSTRAINT devices_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (tab, version);
ALTER TABLE ONLY gaps
    ADD CONSTRAINT gaps_pkey PRIMARY KEY (began);
ALTER TABLE ONLY guests
    ADD CONSTRAINT guests_pkey PRIMARY KEY (offer, person);
ALTER TABLE ONLY holidays
    ADD CONSTRAINT holidays_pkey PRIMARY KEY (person, began);
ALTER TABLE ONLY hours
    ADD CONSTRAINT hours_pkey PRIMARY KEY (person);
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
CREATE INDEX standings_due ON standings USING btree (due) WHERE (due IS NOT NULL);
