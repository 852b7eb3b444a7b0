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
	('4d4d2daeef7c962e726585408f870ec4a1a61b960084c0374ee9898fb18f9d8a', 'table-6', 1795470687),
	('4644707da93e0729aa379362e9a8b6d2bbed4b5d9b33a95146604e8bef650eaf', 'table-8', 1795470687);
INSERT INTO entries VALUES
	('table-1', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":1,"options":{"cards":"off","progress":"together"},"deal":{"first":["1"],"quadrants":["B1","D4","A3","E3","C2","F2"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-23 21:51:22.39564+00'),
	('table-1', 1, '{"type":"moved","seat":0,"move":"exchange 3"}', '2026-11-23 21:51:22.439844+00'),
	('table-1', 2, '{"type":"moved","seat":0,"move":"place small-trade"}', '2026-11-23 21:51:22.619874+00'),
	('table-1', 3, '{"type":"moved","seat":0,"move":"take rye"}', '2026-11-23 21:51:22.644019+00'),
	('table-1', 4, '{"type":"moved","seat":0,"move":"take rye"}', '2026-11-23 21:51:22.686364+00'),
	('table-1', 5, '{"type":"moved","seat":0,"move":"take milk"}', '2026-11-23 21:51:22.728904+00'),
	('table-1', 6, '{"type":"moved","seat":0,"move":"place farming"}', '2026-11-23 21:51:22.750312+00'),
	('table-1', 7, '{"type":"moved","seat":0,"move":"choose 2"}', '2026-11-23 21:51:22.768297+00'),
	('table-1', 8, '{"type":"moved","seat":0,"move":"done"}', '2026-11-23 21:51:22.787218+00'),
	('table-1', 9, '{"type":"moved","seat":0,"move":"fallow row 4"}', '2026-11-23 21:51:22.797412+00'),
	('table-1', 10, '{"type":"moved","seat":0,"move":"advance cooling-house"}', '2026-11-23 21:51:22.818972+00'),
	('table-1', 11, '{"type":"moved","seat":0,"move":"advance manufacture"}', '2026-11-23 21:51:22.835854+00'),
	('table-1', 12, '{"type":"moved","seat":0,"move":"advance brewhouse"}', '2026-11-23 21:51:22.851182+00'),
	('table-1', 13, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-23 21:51:22.864728+00'),
	('table-1', 14, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-23 21:51:22.877598+00'),
	('table-1', 15, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-23 21:51:22.892765+00'),
	('table-1', 16, '{"type":"moved","seat":0,"move":"place sparingly clearing"}', '2026-11-23 21:51:22.905499+00'),
	('table-1', 17, '{"type":"moved","seat":0,"move":"done"}', '2026-11-23 21:51:22.9174+00'),
	('table-1', 18, '{"type":"moved","seat":0,"move":"done"}', '2026-11-23 21:51:22.928633+00'),
	('table-1', 19, '{"type":"moved","seat":0,"move":"place sparingly nursery"}', '2026-11-23 21:51:22.940409+00'),
	('table-1', 20, '{"type":"moved","seat":0,"move":"choose 2"}', '2026-11-23 21:51:22.951138+00'),
	('table-1', 21, '{"type":"moved","seat":0,"move":"take barley"}', '2026-11-23 21:51:22.962293+00'),
	('table-1', 22, '{"type":"moved","seat":0,"move":"done"}', '2026-11-23 21:51:22.974458+00'),
	('table-1', 23, '{"type":"moved","seat":0,"move":"place busy-weekend"}', '2026-11-23 21:51:22.98862+00'),
	('table-1', 24, '{"type":"moved","seat":0,"move":"take milk"}', '2026-11-23 21:51:23.00112+00'),
	('table-1', 25, '{"type":"moved","seat":0,"move":"done"}', '2026-11-23 21:51:23.01492+00'),
	('table-1', 26, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-23 21:51:23.028338+00'),
	('table-1', 27, '{"type":"moved","seat":0,"move":"place cultivation"}', '2026-11-23 21:51:23.040992+00'),
	('table-1', 28, '{"type":"moved","seat":0,"move":"done"}', '2026-11-23 21:51:23.053622+00'),
	('table-1', 29, '{"type":"moved","seat":0,"move":"exchange 3"}', '2026-11-23 21:51:23.066919+00'),
	('table-1', 30, '{"type":"moved","seat":0,"move":"place sparingly sheep-market"}', '2026-11-23 21:51:23.07953+00'),
	('table-1', 31, '{"type":"moved","seat":0,"move":"done"}', '2026-11-23 21:51:23.091398+00'),
	('table-1', 32, '{"type":"moved","seat":0,"move":"take hides"}', '2026-11-23 21:51:23.10468+00'),
	('table-1', 33, '{"type":"moved","seat":0,"move":"exchange 2"}', '2026-11-23 21:51:23.122548+00'),
	('table-1', 34, '{"type":"moved","seat":0,"move":"place clay-delivery"}', '2026-11-23 21:51:23.142659+00'),
	('table-1', 35, '{"type":"moved","seat":0,"move":"place sparingly clearing"}', '2026-11-23 21:51:23.155915+00'),
	('table-1', 36, '{"type":"moved","seat":0,"move":"take field"}', '2026-11-23 21:51:23.170251+00'),
	('table-1', 37, '{"type":"moved","seat":0,"move":"done"}', '2026-11-23 21:51:23.183743+00'),
	('table-1', 38, '{"type":"moved","seat":0,"move":"advance carpentry"}', '2026-11-23 21:51:23.197588+00'),
	('table-1', 39, '{"type":"moved","seat":0,"move":"place sheep-shearing"}', '2026-11-23 21:51:23.214268+00'),
	('table-1', 40, '{"type":"moved","seat":0,"move":"place sparingly clay-delivery"}', '2026-11-23 21:51:23.236541+00'),
	('table-1', 41, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-23 21:51:23.268112+00'),
	('table-1', 42, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-23 21:51:23.287956+00'),
	('table-1', 43, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-23 21:51:23.309247+00'),
	('table-1', 44, '{"type":"moved","seat":0,"move":"done"}', '2026-11-23 21:51:23.32506+00'),
	('table-1', 45, '{"type":"moved","seat":0,"move":"place sparingly sheep-market"}', '2026-11-23 21:51:23.342386+00'),
	('table-1', 46, '{"type":"moved","seat":0,"move":"done"}', '2026-11-23 21:51:23.357084+00'),
	('table-1', 47, '{"type":"moved","seat":0,"move":"take hides"}', '2026-11-23 21:51:23.372076+00'),
	('table-1', 48, '{"type":"moved","seat":0,"move":"place sparingly weekly-market"}', '2026-11-23 21:51:23.388755+00'),
	('table-1', 49, '{"type":"moved","seat":0,"move":"take sheep"}', '2026-11-23 21:51:23.408805+00'),
	('table-1', 50, '{"type":"moved","seat":0,"move":"take meat"}', '2026-11-23 21:51:23.426485+00'),
	('table-1', 51, '{"type":"moved","seat":0,"move":"place fertilizing"}', '2026-11-23 21:51:23.444217+00'),
	('table-1', 52, '{"type":"moved","seat":0,"move":"done"}', '2026-11-23 21:51:23.460099+00'),
	('table-1', 53, '{"type":"moved","seat":0,"move":"sow barley row 5"}', '2026-11-23 21:51:23.474155+00'),
	('table-1', 54, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-23 21:51:23.487882+00'),
	('table-1', 55, '{"type":"moved","seat":0,"move":"exchange 6"}', '2026-11-23 21:51:23.503153+00'),
	('table-1', 56, '{"type":"moved","seat":0,"move":"place sheep-breeding"}', '2026-11-23 21:51:23.519005+00'),
	('table-1', 57, '{"type":"moved","seat":0,"move":"choose 1"}', '2026-11-23 21:51:23.534099+00'),
	('table-2', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":2,"options":{"cards":"on","gateway":"beginner","farmyard":"hops","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"],"gateway":["010","003","008","022","019","013","021","011","001","014","029","026","027","015","002","012","017","024","004","016","020","007","009","025","006","018","023","028","030","005"],"farmyard":["416","430","411","414","404","435","409","401","421","412","425","428","415","406","419","405","424","423","432","429","417","422","403","431","408","413","418","402","434","426","407","420","427","410","433"],"bonus":["827","824","835","816","831","825","813","829","807","823","815","830","808","834","802","804","822","810","845","814","817","840","806","812","832","818","844","833","805","838","826","843","821","819","809","839","828","836","841","801","811","803","837","842","820"],"point":["909","913","908","903","904","925","911","901","920","916","910","906","905","917","907","918","912","919","923","924","915","902","921","914","922"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-23 21:51:23.547299+00'),
	('table-2', 1, '{"type":"moved","seat":1,"move":"place sparingly gateway-card"}', '2026-11-23 21:51:23.557507+00'),
	('table-2', 2, '{"type":"moved","seat":1,"move":"take card"}', '2026-11-23 21:51:23.569528+00'),
	('table-2', 3, '{"type":"moved","seat":0,"move":"place butchery"}', '2026-11-23 21:51:23.584004+00'),
	('table-2', 4, '{"type":"moved","seat":1,"move":"place clearing"}', '2026-11-23 21:51:23.597221+00'),
	('table-2', 5, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-23 21:51:23.613506+00'),
	('table-2', 6, '{"type":"moved","seat":1,"move":"place sparingly clay-delivery"}', '2026-11-23 21:51:23.629129+00'),
	('table-2', 7, '{"type":"undone","seat":1}', '2026-11-23 21:51:23.637989+00'),
	('table-2', 8, '{"type":"moved","seat":1,"move":"place sparingly sheep-market"}', '2026-11-23 21:51:23.649813+00'),
	('table-2', 9, '{"type":"moved","seat":1,"move":"take sheep"}', '2026-11-23 21:51:23.662529+00'),
	('table-2', 10, '{"type":"moved","seat":1,"move":"play 021"}', '2026-11-23 21:51:23.674439+00'),
	('table-2', 11, '{"type":"moved","seat":1,"move":"done"}', '2026-11-23 21:51:23.689563+00'),
	('table-2', 12, '{"type":"moved","seat":1,"move":"take meat"}', '2026-11-23 21:51:23.70341+00'),
	('table-2', 13, '{"type":"moved","seat":0,"move":"place sparingly land-sale"}', '2026-11-23 21:51:23.718811+00'),
	('table-2', 14, '{"type":"moved","seat":0,"move":"spend field row 4 empty"}', '2026-11-23 21:51:23.735166+00'),
	('table-2', 15, '{"type":"moved","seat":0,"move":"done"}', '2026-11-23 21:51:23.751959+00'),
	('table-2', 16, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-23 21:51:23.774499+00'),
	('table-2', 17, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-23 21:51:23.795063+00'),
	('table-2', 18, '{"type":"undone","seat":0}', '2026-11-23 21:51:23.806716+00'),
	('table-2', 19, '{"type":"moved","seat":0,"move":"done"}', '2026-11-23 21:51:23.8214+00'),
	('table-2', 20, '{"type":"moved","seat":1,"move":"place sparingly clearing"}', '2026-11-23 21:51:23.845506+00'),
	('table-2', 21, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-23 21:51:23.864089+00'),
	('table-2', 22, '{"type":"moved","seat":1,"move":"take clay"}', '2026-11-23 21:51:23.884433+00'),
	('table-2', 23, '{"type":"moved","seat":0,"move":"place bonus-card"}', '2026-11-23 21:51:23.911143+00'),
	('table-2', 24, '{"type":"moved","seat":0,"move":"fallow row 4"}', '2026-11-23 21:51:23.934388+00'),
	('table-2', 25, '{"type":"moved","seat":1,"move":"fallow row 4"}', '2026-11-23 21:51:23.954934+00'),
	('table-2', 26, '{"type":"moved","seat":1,"move":"done"}', '2026-11-23 21:51:23.973247+00'),
	('table-2', 27, '{"type":"moved","seat":1,"move":"play sparingly 409"}', '2026-11-23 21:51:23.995116+00'),
	('table-2', 28, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-23 21:51:24.015932+00'),
	('table-2', 29, '{"type":"undone","seat":1}', '2026-11-23 21:51:24.024632+00'),
	('table-2', 30, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-23 21:51:24.038429+00'),
	('table-2', 31, '{"type":"moved","seat":1,"move":"done"}', '2026-11-23 21:51:24.054769+00'),
	('table-2', 32, '{"type":"moved","seat":0,"move":"advance brewhouse"}', '2026-11-23 21:51:24.072031+00'),
	('table-2', 33, '{"type":"moved","seat":0,"move":"advance manufacture"}', '2026-11-23 21:51:24.093705+00'),
	('table-2', 34, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-23 21:51:24.105297+00'),
	('table-2', 35, '{"type":"moved","seat":1,"move":"advance cooling-house"}', '2026-11-23 21:51:24.110435+00'),
	('table-2', 36, '{"type":"moved","seat":1,"move":"pay meat 1"}', '2026-11-23 21:51:24.115295+00'),
	('table-2', 37, '{"type":"moved","seat":1,"move":"advance manufacture"}', '2026-11-23 21:51:24.123667+00'),
	('table-2', 38, '{"type":"moved","seat":1,"move":"advance brewhouse"}', '2026-11-23 21:51:24.130737+00'),
	('table-2', 39, '{"type":"moved","seat":1,"move":"done"}', '2026-11-23 21:51:24.135802+00'),
	('table-2', 40, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-23 21:51:24.145038+00'),
	('table-3', 0, '{"type":"opened","record":{"title":"arle","rules":"2026.11.1","players":2,"options":{"houses":"light","rules":"printed","payment":"chosen","peat":"chosen","barn":"same-size","loading":"any-time"},"deal":{"first":["2"],"houses":["farmers-house","plow-makers-workshop","novices-hut","workshop"],"crafts":["turnery","smithy"],"inns":["potters-inn","junk-dealers-inn","milk-house-inn"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-23 21:51:24.15346+00');
INSERT INTO entries VALUES
	('table-3', 1, '{"type":"moved","seat":1,"move":"place wainwright"}', '2026-11-23 21:51:24.170695+00'),
	('table-3', 2, '{"type":"moved","seat":1,"move":"return horse"}', '2026-11-23 21:51:24.197158+00'),
	('table-3', 3, '{"type":"moved","seat":1,"move":"build handcart"}', '2026-11-23 21:51:24.220081+00'),
	('table-3', 4, '{"type":"moved","seat":1,"move":"load hage 1"}', '2026-11-23 21:51:24.247877+00'),
	('table-3', 5, '{"type":"moved","seat":1,"move":"sell hage flax-field"}', '2026-11-23 21:51:24.271166+00'),
	('table-3', 6, '{"type":"moved","seat":1,"move":"done"}', '2026-11-23 21:51:24.322745+00'),
	('table-3', 7, '{"type":"undone","seat":1}', '2026-11-23 21:51:24.338252+00'),
	('table-3', 8, '{"type":"moved","seat":1,"move":"done"}', '2026-11-23 21:51:24.366311+00'),
	('table-3', 9, '{"type":"moved","seat":0,"move":"place peat-cutter"}', '2026-11-23 21:51:24.403092+00'),
	('table-3', 10, '{"type":"moved","seat":0,"move":"cut 3 boardwalk"}', '2026-11-23 21:51:24.44039+00'),
	('table-3', 11, '{"type":"moved","seat":1,"move":"place summer-master"}', '2026-11-23 21:51:24.477381+00'),
	('table-3', 12, '{"type":"moved","seat":1,"move":"improve pottery-wheels"}', '2026-11-23 21:51:24.533671+00'),
	('table-3', 13, '{"type":"moved","seat":1,"move":"done"}', '2026-11-23 21:51:24.579186+00'),
	('table-3', 14, '{"type":"moved","seat":0,"move":"place dike-builder"}', '2026-11-23 21:51:24.621343+00'),
	('table-3', 15, '{"type":"moved","seat":0,"move":"take cattle"}', '2026-11-23 21:51:24.676814+00'),
	('table-3', 16, '{"type":"moved","seat":1,"move":"place builder"}', '2026-11-23 21:51:24.720257+00'),
	('table-3', 17, '{"type":"moved","seat":1,"move":"build farmers-house"}', '2026-11-23 21:51:24.76862+00'),
	('table-3', 18, '{"type":"undone","seat":1}', '2026-11-23 21:51:24.793419+00'),
	('table-3', 19, '{"type":"moved","seat":1,"move":"build workshop"}', '2026-11-23 21:51:24.827769+00'),
	('table-3', 20, '{"type":"moved","seat":1,"move":"pay clay 1 grain 1"}', '2026-11-23 21:51:24.860102+00'),
	('table-3', 21, '{"type":"moved","seat":0,"move":"place summer-grocer"}', '2026-11-23 21:51:24.890944+00'),
	('table-3', 22, '{"type":"moved","seat":0,"move":"return horse"}', '2026-11-23 21:51:24.926284+00'),
	('table-3', 23, '{"type":"moved","seat":0,"move":"take sheep"}', '2026-11-23 21:51:24.964156+00'),
	('table-3', 24, '{"type":"moved","seat":1,"move":"place woodcutter"}', '2026-11-23 21:51:25.000696+00'),
	('table-3', 25, '{"type":"moved","seat":0,"move":"place clay-worker"}', '2026-11-23 21:51:25.034574+00'),
	('table-3', 26, '{"type":"moved","seat":1,"move":"improve fleshing-beams"}', '2026-11-23 21:51:25.067738+00'),
	('table-3', 27, '{"type":"moved","seat":0,"move":"place summer-carpenter"}', '2026-11-23 21:51:25.11264+00'),
	('table-3', 28, '{"type":"moved","seat":0,"move":"return cattle"}', '2026-11-23 21:51:25.152271+00'),
	('table-3', 29, '{"type":"undone","seat":0}', '2026-11-23 21:51:25.174377+00'),
	('table-3', 30, '{"type":"moved","seat":0,"move":"return sheep"}', '2026-11-23 21:51:25.212541+00'),
	('table-3', 31, '{"type":"moved","seat":0,"move":"return cattle"}', '2026-11-23 21:51:25.260183+00'),
	('table-3', 32, '{"type":"moved","seat":0,"move":"build plow-makers-workshop"}', '2026-11-23 21:51:25.299411+00'),
	('table-3', 33, '{"type":"moved","seat":0,"move":"pay clay 1 grain 1"}', '2026-11-23 21:51:25.444901+00'),
	('table-3', 34, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-23 21:51:25.461522+00'),
	('table-3', 35, '{"type":"moved","seat":1,"move":"place winter-laborer"}', '2026-11-23 21:51:25.471607+00'),
	('table-3', 36, '{"type":"moved","seat":1,"move":"load wood 1"}', '2026-11-23 21:51:25.476693+00'),
	('table-3', 37, '{"type":"moved","seat":1,"move":"done"}', '2026-11-23 21:51:25.486287+00'),
	('table-3', 38, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-23 21:51:25.498354+00'),
	('table-5', 17, '{"type":"moved","seat":2,"move":"keep silage","at":1795470687}', '2026-11-23 21:51:27.55739+00'),
	('table-4', 0, '{"type":"opened","record":{"title":"agricola","rules":"2026.11.14","players":2,"options":{"cards":"base","hands":"dealt","side_job":"off","tile":"off","campaign":"off"},"deal":{"first":["2"],"cards":["sheep-market","grain-utilization","major-improvement","fencing","house-redevelopment","western-quarry","basic-wish-for-children","vegetable-seeds","pig-market","eastern-quarry","cattle-market","urgent-wish-for-children","cultivation","farm-redevelopment"],"hands":["wool-blankets,dutch-windmill,milk-jug,acorns-basket,bottles,mini-pasture,canoe,roughcaster,paper-maker,master-bricklayer,seasonal-worker,scholar,adoptive-parents,oven-firing-boy","butter-churn,clearing-spade,shifting-cultivation,lumber-mill,bread-paddle,sack-cart,manger,conservator,animal-tamer,grocer,manservant,roof-ballaster,childless,wood-cutter"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-23 21:51:25.516389+00'),
	('table-4', 1, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-23 21:51:25.542317+00'),
	('table-4', 2, '{"type":"moved","seat":0,"move":"place grain-seeds"}', '2026-11-23 21:51:25.570328+00'),
	('table-4', 3, '{"type":"moved","seat":1,"move":"place farmland"}', '2026-11-23 21:51:25.599573+00'),
	('table-4', 4, '{"type":"moved","seat":1,"move":"plow b3"}', '2026-11-23 21:51:25.633447+00'),
	('table-4', 5, '{"type":"moved","seat":0,"move":"place reed-bank"}', '2026-11-23 21:51:25.675187+00'),
	('table-4', 6, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-23 21:51:25.723241+00'),
	('table-4', 7, '{"type":"undone","seat":1}', '2026-11-23 21:51:25.748281+00'),
	('table-4', 8, '{"type":"moved","seat":1,"move":"place reed-bank"}', '2026-11-23 21:51:25.788335+00'),
	('table-4', 9, '{"type":"moved","seat":0,"move":"place farmland"}', '2026-11-23 21:51:25.833083+00'),
	('table-4', 10, '{"type":"moved","seat":0,"move":"plow b2"}', '2026-11-23 21:51:25.886289+00'),
	('table-4', 11, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-23 21:51:25.951185+00'),
	('table-4', 12, '{"type":"moved","seat":0,"move":"place grain-utilization"}', '2026-11-23 21:51:25.991769+00'),
	('table-4', 13, '{"type":"moved","seat":1,"move":"place fishing"}', '2026-11-23 21:51:26.038708+00'),
	('table-4', 14, '{"type":"moved","seat":0,"move":"place day-laborer"}', '2026-11-23 21:51:26.086726+00'),
	('table-4', 15, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-23 21:51:26.13471+00'),
	('table-4', 16, '{"type":"moved","seat":0,"move":"place lessons"}', '2026-11-23 21:51:26.186295+00'),
	('table-4', 17, '{"type":"moved","seat":0,"move":"play adoptive-parents"}', '2026-11-23 21:51:26.223862+00'),
	('table-4', 18, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-23 21:51:26.266575+00'),
	('table-4', 19, '{"type":"moved","seat":0,"move":"place day-laborer"}', '2026-11-23 21:51:26.317229+00'),
	('table-4', 20, '{"type":"moved","seat":1,"move":"place meeting-place"}', '2026-11-23 21:51:26.355884+00'),
	('table-4', 21, '{"type":"moved","seat":1,"move":"play butter-churn"}', '2026-11-23 21:51:26.417009+00'),
	('table-4', 22, '{"type":"moved","seat":0,"move":"place reed-bank"}', '2026-11-23 21:51:26.472897+00'),
	('table-4', 23, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-23 21:51:26.521492+00'),
	('table-4', 24, '{"type":"moved","seat":0,"move":"place lessons"}', '2026-11-23 21:51:26.576108+00'),
	('table-4', 25, '{"type":"moved","seat":0,"move":"eat grain"}', '2026-11-23 21:51:26.627554+00'),
	('table-4', 26, '{"type":"moved","seat":0,"move":"play oven-firing-boy"}', '2026-11-23 21:51:26.677511+00'),
	('table-4', 27, '{"type":"moved","seat":1,"move":"place farm-expansion"}', '2026-11-23 21:51:26.725268+00'),
	('table-4', 28, '{"type":"undone","seat":1}', '2026-11-23 21:51:26.764982+00'),
	('table-4', 29, '{"type":"moved","seat":1,"move":"place major-improvement"}', '2026-11-23 21:51:26.807771+00'),
	('table-4', 30, '{"type":"moved","seat":1,"move":"play bread-paddle"}', '2026-11-23 21:51:26.854044+00'),
	('table-4', 31, '{"type":"moved","seat":0,"move":"place farmland"}', '2026-11-23 21:51:26.909322+00'),
	('table-4', 32, '{"type":"moved","seat":0,"move":"plow c2"}', '2026-11-23 21:51:26.969407+00'),
	('table-4', 33, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-23 21:51:26.988105+00'),
	('table-4', 34, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-23 21:51:27.002903+00'),
	('table-4', 35, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-23 21:51:27.017469+00'),
	('table-5', 0, '{"type":"opened","record":{"title":"agricola","rules":"2026.11.14","players":3,"options":{"cards":"all","hands":"draft","side_job":"off","tile":"off","campaign":"off"},"deal":{"first":["2"],"cards":["sheep-market","grain-utilization","major-improvement","fencing","house-redevelopment","western-quarry","basic-wish-for-children","vegetable-seeds","pig-market","eastern-quarry","cattle-market","urgent-wish-for-children","cultivation","farm-redevelopment"],"hands":["clearing-spade,family-friendly-home,baking-sheet,wood-palisades,forest-lake-hut,silage,scullery,shovel-bearer,equipper,bed-maker,sheep-walker,furniture-carpenter,stable-planner,manservant","baseboards,throwing-axe,forest-inn,cookery-lesson,seed-pellets,farmyard-manure,drift-net-boat,seatmate,house-steward,silokeeper,full-farmer,harpooner,mineralogist,cottager","gardeners-knife,herring-pot,beanfield,strawberry-patch,shifting-cultivation,butter-churn,brewery-pond,adoptive-parents,childless,scythe-worker,informant,firewood-collector,master-workman,trimmer"],"lot":["1411472909"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"link","bot":null,"key":"d5ead6fdd3d16630aad4f07f5e49486337a42e58fb4eef0deaabb814c003b134"},{"name":"Bob","home":"link","bot":null,"key":"be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44"},{"name":"Cid","home":"link","bot":null,"key":"7c36b0a9dedde119c75165957c6c9c187e65df1ee5db87c4c58ad503ad88cbe3"}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683","absence":60,"at":1795470687}', '2026-11-23 21:51:27.038543+00'),
	('table-5', 1, '{"type":"moved","seat":0,"move":"keep baking-sheet","at":1795470687}', '2026-11-23 21:51:27.066939+00'),
	('table-5', 2, '{"type":"moved","seat":0,"move":"keep shovel-bearer","at":1795470687}', '2026-11-23 21:51:27.113683+00'),
	('table-5', 3, '{"type":"moved","seat":1,"move":"keep mineralogist","at":1795470687}', '2026-11-23 21:51:27.147671+00'),
	('table-5', 4, '{"type":"moved","seat":2,"move":"keep herring-pot","at":1795470687}', '2026-11-23 21:51:27.173707+00'),
	('table-5', 5, '{"type":"moved","seat":1,"move":"keep seed-pellets","at":1795470687}', '2026-11-23 21:51:27.202555+00'),
	('table-5', 6, '{"type":"moved","seat":2,"move":"keep childless","at":1795470687}', '2026-11-23 21:51:27.243654+00'),
	('table-5', 7, '{"type":"moved","seat":2,"move":"keep drift-net-boat","at":1795470687}', '2026-11-23 21:51:27.272053+00'),
	('table-5', 8, '{"type":"moved","seat":1,"move":"keep manservant","at":1795470687}', '2026-11-23 21:51:27.310376+00'),
	('table-5', 9, '{"type":"moved","seat":1,"move":"keep scullery","at":1795470687}', '2026-11-23 21:51:27.340104+00'),
	('table-5', 10, '{"type":"moved","seat":2,"move":"keep seatmate","at":1795470687}', '2026-11-23 21:51:27.371245+00'),
	('table-5', 11, '{"type":"moved","seat":0,"move":"keep firewood-collector","at":1795470687}', '2026-11-23 21:51:27.405447+00'),
	('table-5', 12, '{"type":"moved","seat":0,"move":"keep shifting-cultivation","at":1795470687}', '2026-11-23 21:51:27.438885+00'),
	('table-5', 13, '{"type":"moved","seat":0,"move":"keep full-farmer","at":1795470687}', '2026-11-23 21:51:27.466972+00'),
	('table-5', 14, '{"type":"moved","seat":1,"move":"keep adoptive-parents","at":1795470687}', '2026-11-23 21:51:27.494876+00'),
	('table-5', 15, '{"type":"moved","seat":1,"move":"keep butter-churn","at":1795470687}', '2026-11-23 21:51:27.515959+00'),
	('table-5', 16, '{"type":"moved","seat":0,"move":"keep forest-inn","at":1795470687}', '2026-11-23 21:51:27.533814+00'),
	('table-5', 18, '{"type":"moved","seat":2,"move":"keep stable-planner","at":1795470687}', '2026-11-23 21:51:27.571901+00'),
	('table-5', 19, '{"type":"moved","seat":0,"move":"keep furniture-carpenter","at":1795470687}', '2026-11-23 21:51:27.588051+00'),
	('table-5', 20, '{"type":"moved","seat":0,"move":"keep forest-lake-hut","at":1795470687}', '2026-11-23 21:51:27.600349+00'),
	('table-5', 21, '{"type":"voted","seat":2,"by":0,"bot":"farmer","at":1795470687}', '2026-11-23 21:51:27.60611+00'),
	('table-9', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":2,"options":{"cards":"off","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"link","bot":null,"key":"be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44"}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-23 21:51:27.670293+00'),
	('table-9', 1, '{"type":"offered","seat":1,"key":"6c30d8f227f68512165d7398ff351b2486574cabdd9d0c2604522a3a6faa9894"}', '2026-11-23 21:51:27.676469+00'),
	('table-9', 2, '{"type":"handed","seat":1,"name":"Bob"}', '2026-11-23 21:51:27.683593+00'),
	('table-9', 3, '{"type":"wished","seat":1,"ends":true}', '2026-11-23 21:51:27.691027+00');
INSERT INTO entries VALUES
	('table-9', 4, '{"type":"wished","seat":0,"ends":true}', '2026-11-23 21:51:27.693739+00'),
	('table-9', 5, '{"type":"ended","ending":{"how":"agreed","by":null}}', '2026-11-23 21:51:27.693739+00'),
	('table-9', 6, '{"type":"followed","table":"table-10"}', '2026-11-23 21:51:27.696132+00'),
	('table-10', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":2,"options":{"cards":"off","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"]},"moves":[],"ending":null},"seats":[{"name":"Bob","home":"link","bot":null,"key":"6c30d8f227f68512165d7398ff351b2486574cabdd9d0c2604522a3a6faa9894"},{"name":"Ann","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-23 21:51:27.698278+00'),
	('table-0', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":1,"options":{"cards":"off","progress":"together"},"deal":{"first":["1"],"quadrants":["B1","D4","A3","E3","C2","F2"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-23 21:51:27.733629+00'),
	('table-0', 1, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-23 21:51:27.733629+00'),
	('table-0', 2, '{"type":"undone","seat":0,"over":[]}', '2026-11-23 21:51:27.733629+00'),
	('table-0', 3, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-23 21:51:27.733629+00');
INSERT INTO guests VALUES
	('table-7', 'table-6', 0);
INSERT INTO invited VALUES
	('table-7', 'table-8');
INSERT INTO layout VALUES
	(4);
INSERT INTO offers VALUES
	('table-7', 'table-6', '{"title":"arle","seats":2,"bots":0,"options":{},"absence":null,"listed":true,"level":"any","rated":false}', 1, 1795470687, '');
INSERT INTO passes VALUES
	('5927d61fcc5980034ceaa2d7257a46b7e21806f9e9032dfdcc7bd409e87b0eb9', 'table-6', 1795471587);
INSERT INTO persons VALUES
	('table-6', 'Ann', 'moor', 1795470687),
	('table-8', 'Bob', 'hops', 1795470687);
INSERT INTO sitters VALUES
	('table-5', 1, 'table-6', 'be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44'),
	('table-9', -1, 'table-6', NULL),
	('table-9', 1, 'table-8', '6c30d8f227f68512165d7398ff351b2486574cabdd9d0c2604522a3a6faa9894'),
	('table-10', -1, 'table-6', NULL),
	('table-10', 0, 'table-8', '6c30d8f227f68512165d7398ff351b2486574cabdd9d0c2604522a3a6faa9894');
INSERT INTO standings VALUES
	('table-1', 57, 1, 1795470683, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"}],"asked":{},"over":true,"scores":[10],"winners":[0],"ending":null}'),
	('table-2', 40, 0, 1795470684, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1795470684},"over":false,"scores":[],"winners":[],"ending":null}'),
	('table-3', 38, 0, 1795470685, '{"title":"arle","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1795470685},"over":false,"scores":[],"winners":[],"ending":null}'),
	('table-4', 35, 0, 1795470687, '{"title":"agricola","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1795470687},"over":false,"scores":[],"winners":[],"ending":null}'),
	('table-5', 12, 0, 1795470687, '{"title":"agricola","seats":[{"name":"Ann","kind":"link"},{"name":"Bob","kind":"link"},{"name":"Cid","kind":"link"}],"asked":{"0":1795470687,"1":1795470687,"2":1795470687},"over":false,"scores":[],"winners":[],"ending":null}');
ALTER TABLE ONLY devices
    ADD CONSTRAINT devices_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (tab, version);
ALTER TABLE ONLY guests
    ADD CONSTRAINT guests_pkey PRIMARY KEY (offer, person);
ALTER TABLE ONLY invited
    ADD CONSTRAINT invited_pkey PRIMARY KEY (offer, person);
ALTER TABLE ONLY marks
    ADD CONSTRAINT marks_pkey PRIMARY KEY (name);
ALTER TABLE ONLY offers
    ADD CONSTRAINT offers_pkey PRIMARY KEY (offer);
ALTER TABLE ONLY passes
    ADD CONSTRAINT passes_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY persons
    ADD CONSTRAINT persons_pkey PRIMARY KEY (person);
ALTER TABLE ONLY sitters
    ADD CONSTRAINT sitters_pkey PRIMARY KEY (tab, seat);
ALTER TABLE ONLY standings
    ADD CONSTRAINT standings_pkey PRIMARY KEY (tab);
CREATE INDEX devices_of ON devices USING btree (person);
CREATE INDEX invited_of ON invited USING btree (person);
CREATE INDEX sitters_of ON sitters USING btree (person);
