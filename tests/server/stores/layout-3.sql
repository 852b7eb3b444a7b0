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
    person text NOT NULL
);
CREATE TABLE standings (
    tab text NOT NULL,
    version integer NOT NULL,
    over integer NOT NULL,
    changed bigint NOT NULL,
    standing text NOT NULL
);
INSERT INTO devices VALUES
	('2bd299bbb1ceb983fa714c1413df462de77a6361e8757cb3256144476369b385', 'table-6', 1795468929);
INSERT INTO entries VALUES
	('table-1', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":1,"options":{"cards":"off","progress":"together"},"deal":{"first":["1"],"quadrants":["B1","D4","A3","E3","C2","F2"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-23 21:22:03.064579+00'),
	('table-1', 1, '{"type":"moved","seat":0,"move":"exchange 3"}', '2026-11-23 21:22:03.112778+00'),
	('table-1', 2, '{"type":"moved","seat":0,"move":"place small-trade"}', '2026-11-23 21:22:03.162949+00'),
	('table-1', 3, '{"type":"moved","seat":0,"move":"take rye"}', '2026-11-23 21:22:03.205634+00'),
	('table-1', 4, '{"type":"moved","seat":0,"move":"take rye"}', '2026-11-23 21:22:03.234037+00'),
	('table-1', 5, '{"type":"moved","seat":0,"move":"take milk"}', '2026-11-23 21:22:03.275062+00'),
	('table-1', 6, '{"type":"moved","seat":0,"move":"place farming"}', '2026-11-23 21:22:03.293949+00'),
	('table-1', 7, '{"type":"moved","seat":0,"move":"choose 2"}', '2026-11-23 21:22:03.312513+00'),
	('table-1', 8, '{"type":"moved","seat":0,"move":"done"}', '2026-11-23 21:22:03.334599+00'),
	('table-1', 9, '{"type":"moved","seat":0,"move":"fallow row 4"}', '2026-11-23 21:22:03.348062+00'),
	('table-1', 10, '{"type":"moved","seat":0,"move":"advance cooling-house"}', '2026-11-23 21:22:03.369118+00'),
	('table-1', 11, '{"type":"moved","seat":0,"move":"advance manufacture"}', '2026-11-23 21:22:03.384107+00'),
	('table-1', 12, '{"type":"moved","seat":0,"move":"advance brewhouse"}', '2026-11-23 21:22:03.403732+00'),
	('table-1', 13, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-23 21:22:03.421625+00'),
	('table-1', 14, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-23 21:22:03.443847+00'),
	('table-1', 15, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-23 21:22:03.458366+00'),
	('table-1', 16, '{"type":"moved","seat":0,"move":"place sparingly clearing"}', '2026-11-23 21:22:03.474796+00'),
	('table-1', 17, '{"type":"moved","seat":0,"move":"done"}', '2026-11-23 21:22:03.484322+00'),
	('table-1', 18, '{"type":"moved","seat":0,"move":"done"}', '2026-11-23 21:22:03.496864+00'),
	('table-1', 19, '{"type":"moved","seat":0,"move":"place sparingly nursery"}', '2026-11-23 21:22:03.521216+00'),
	('table-1', 20, '{"type":"moved","seat":0,"move":"choose 2"}', '2026-11-23 21:22:03.552915+00'),
	('table-1', 21, '{"type":"moved","seat":0,"move":"take barley"}', '2026-11-23 21:22:03.577578+00'),
	('table-1', 22, '{"type":"moved","seat":0,"move":"done"}', '2026-11-23 21:22:03.590768+00'),
	('table-1', 23, '{"type":"moved","seat":0,"move":"place busy-weekend"}', '2026-11-23 21:22:03.608643+00'),
	('table-1', 24, '{"type":"moved","seat":0,"move":"take milk"}', '2026-11-23 21:22:03.623661+00'),
	('table-1', 25, '{"type":"moved","seat":0,"move":"done"}', '2026-11-23 21:22:03.640399+00'),
	('table-1', 26, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-23 21:22:03.664281+00'),
	('table-1', 27, '{"type":"moved","seat":0,"move":"place cultivation"}', '2026-11-23 21:22:03.679662+00'),
	('table-1', 28, '{"type":"moved","seat":0,"move":"done"}', '2026-11-23 21:22:03.692865+00'),
	('table-1', 29, '{"type":"moved","seat":0,"move":"exchange 3"}', '2026-11-23 21:22:03.710054+00'),
	('table-1', 30, '{"type":"moved","seat":0,"move":"place sparingly sheep-market"}', '2026-11-23 21:22:03.775026+00'),
	('table-1', 31, '{"type":"moved","seat":0,"move":"done"}', '2026-11-23 21:22:03.818196+00'),
	('table-1', 32, '{"type":"moved","seat":0,"move":"take hides"}', '2026-11-23 21:22:03.904432+00'),
	('table-1', 33, '{"type":"moved","seat":0,"move":"exchange 2"}', '2026-11-23 21:22:03.934587+00'),
	('table-1', 34, '{"type":"moved","seat":0,"move":"place clay-delivery"}', '2026-11-23 21:22:03.976108+00'),
	('table-1', 35, '{"type":"moved","seat":0,"move":"place sparingly clearing"}', '2026-11-23 21:22:04.01045+00'),
	('table-1', 36, '{"type":"moved","seat":0,"move":"take field"}', '2026-11-23 21:22:04.052931+00'),
	('table-1', 37, '{"type":"moved","seat":0,"move":"done"}', '2026-11-23 21:22:04.094318+00'),
	('table-1', 38, '{"type":"moved","seat":0,"move":"advance carpentry"}', '2026-11-23 21:22:04.121261+00'),
	('table-1', 39, '{"type":"moved","seat":0,"move":"place sheep-shearing"}', '2026-11-23 21:22:04.159935+00'),
	('table-1', 40, '{"type":"moved","seat":0,"move":"place sparingly clay-delivery"}', '2026-11-23 21:22:04.20632+00'),
	('table-1', 41, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-23 21:22:04.24794+00'),
	('table-1', 42, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-23 21:22:04.286105+00'),
	('table-1', 43, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-23 21:22:04.319376+00'),
	('table-1', 44, '{"type":"moved","seat":0,"move":"done"}', '2026-11-23 21:22:04.355537+00'),
	('table-1', 45, '{"type":"moved","seat":0,"move":"place sparingly sheep-market"}', '2026-11-23 21:22:04.401829+00'),
	('table-1', 46, '{"type":"moved","seat":0,"move":"done"}', '2026-11-23 21:22:04.443925+00'),
	('table-1', 47, '{"type":"moved","seat":0,"move":"take hides"}', '2026-11-23 21:22:04.481661+00'),
	('table-1', 48, '{"type":"moved","seat":0,"move":"place sparingly weekly-market"}', '2026-11-23 21:22:04.514277+00'),
	('table-1', 49, '{"type":"moved","seat":0,"move":"take sheep"}', '2026-11-23 21:22:04.547572+00'),
	('table-1', 50, '{"type":"moved","seat":0,"move":"take meat"}', '2026-11-23 21:22:04.594471+00'),
	('table-1', 51, '{"type":"moved","seat":0,"move":"place fertilizing"}', '2026-11-23 21:22:04.631675+00'),
	('table-1', 52, '{"type":"moved","seat":0,"move":"done"}', '2026-11-23 21:22:04.674335+00'),
	('table-1', 53, '{"type":"moved","seat":0,"move":"sow barley row 5"}', '2026-11-23 21:22:04.714703+00'),
	('table-1', 54, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-23 21:22:04.763215+00'),
	('table-1', 55, '{"type":"moved","seat":0,"move":"exchange 6"}', '2026-11-23 21:22:04.829607+00'),
	('table-1', 56, '{"type":"moved","seat":0,"move":"place sheep-breeding"}', '2026-11-23 21:22:04.890449+00'),
	('table-1', 57, '{"type":"moved","seat":0,"move":"choose 1"}', '2026-11-23 21:22:04.94078+00'),
	('table-2', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":2,"options":{"cards":"on","gateway":"beginner","farmyard":"hops","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"],"gateway":["010","003","008","022","019","013","021","011","001","014","029","026","027","015","002","012","017","024","004","016","020","007","009","025","006","018","023","028","030","005"],"farmyard":["416","430","411","414","404","435","409","401","421","412","425","428","415","406","419","405","424","423","432","429","417","422","403","431","408","413","418","402","434","426","407","420","427","410","433"],"bonus":["827","824","835","816","831","825","813","829","807","823","815","830","808","834","802","804","822","810","845","814","817","840","806","812","832","818","844","833","805","838","826","843","821","819","809","839","828","836","841","801","811","803","837","842","820"],"point":["909","913","908","903","904","925","911","901","920","916","910","906","905","917","907","918","912","919","923","924","915","902","921","914","922"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-23 21:22:05.127606+00'),
	('table-2', 1, '{"type":"moved","seat":1,"move":"place sparingly gateway-card"}', '2026-11-23 21:22:05.155843+00'),
	('table-2', 2, '{"type":"moved","seat":1,"move":"take card"}', '2026-11-23 21:22:05.192756+00'),
	('table-2', 3, '{"type":"moved","seat":0,"move":"place butchery"}', '2026-11-23 21:22:05.239011+00'),
	('table-2', 4, '{"type":"moved","seat":1,"move":"place clearing"}', '2026-11-23 21:22:05.281374+00'),
	('table-2', 5, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-23 21:22:05.320984+00'),
	('table-2', 6, '{"type":"moved","seat":1,"move":"place sparingly clay-delivery"}', '2026-11-23 21:22:05.364358+00'),
	('table-2', 7, '{"type":"undone","seat":1}', '2026-11-23 21:22:05.389265+00'),
	('table-2', 8, '{"type":"moved","seat":1,"move":"place sparingly sheep-market"}', '2026-11-23 21:22:05.4256+00'),
	('table-2', 9, '{"type":"moved","seat":1,"move":"take sheep"}', '2026-11-23 21:22:05.473371+00'),
	('table-2', 10, '{"type":"moved","seat":1,"move":"play 021"}', '2026-11-23 21:22:05.516728+00'),
	('table-2', 11, '{"type":"moved","seat":1,"move":"done"}', '2026-11-23 21:22:05.559617+00'),
	('table-2', 12, '{"type":"moved","seat":1,"move":"take meat"}', '2026-11-23 21:22:05.598034+00'),
	('table-2', 13, '{"type":"moved","seat":0,"move":"place sparingly land-sale"}', '2026-11-23 21:22:05.637852+00'),
	('table-2', 14, '{"type":"moved","seat":0,"move":"spend field row 4 empty"}', '2026-11-23 21:22:05.677795+00'),
	('table-2', 15, '{"type":"moved","seat":0,"move":"done"}', '2026-11-23 21:22:05.71306+00'),
	('table-2', 16, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-23 21:22:05.761604+00'),
	('table-2', 17, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-23 21:22:05.813834+00'),
	('table-2', 18, '{"type":"undone","seat":0}', '2026-11-23 21:22:05.847377+00'),
	('table-2', 19, '{"type":"moved","seat":0,"move":"done"}', '2026-11-23 21:22:05.891093+00'),
	('table-2', 20, '{"type":"moved","seat":1,"move":"place sparingly clearing"}', '2026-11-23 21:22:05.943499+00'),
	('table-2', 21, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-23 21:22:05.996525+00'),
	('table-2', 22, '{"type":"moved","seat":1,"move":"take clay"}', '2026-11-23 21:22:06.035375+00'),
	('table-2', 23, '{"type":"moved","seat":0,"move":"place bonus-card"}', '2026-11-23 21:22:06.113021+00'),
	('table-2', 24, '{"type":"moved","seat":0,"move":"fallow row 4"}', '2026-11-23 21:22:06.159078+00'),
	('table-2', 25, '{"type":"moved","seat":1,"move":"fallow row 4"}', '2026-11-23 21:22:06.217828+00'),
	('table-2', 26, '{"type":"moved","seat":1,"move":"done"}', '2026-11-23 21:22:06.251482+00'),
	('table-2', 27, '{"type":"moved","seat":1,"move":"play sparingly 409"}', '2026-11-23 21:22:06.287224+00'),
	('table-2', 28, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-23 21:22:06.327969+00'),
	('table-2', 29, '{"type":"undone","seat":1}', '2026-11-23 21:22:06.349897+00'),
	('table-2', 30, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-23 21:22:06.381219+00'),
	('table-2', 31, '{"type":"moved","seat":1,"move":"done"}', '2026-11-23 21:22:06.429195+00'),
	('table-2', 32, '{"type":"moved","seat":0,"move":"advance brewhouse"}', '2026-11-23 21:22:06.478959+00'),
	('table-2', 33, '{"type":"moved","seat":0,"move":"advance manufacture"}', '2026-11-23 21:22:06.544849+00'),
	('table-2', 34, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-23 21:22:06.565782+00'),
	('table-2', 35, '{"type":"moved","seat":1,"move":"advance cooling-house"}', '2026-11-23 21:22:06.574692+00'),
	('table-2', 36, '{"type":"moved","seat":1,"move":"pay meat 1"}', '2026-11-23 21:22:06.587395+00'),
	('table-2', 37, '{"type":"moved","seat":1,"move":"advance manufacture"}', '2026-11-23 21:22:06.602347+00'),
	('table-2', 38, '{"type":"moved","seat":1,"move":"advance brewhouse"}', '2026-11-23 21:22:06.607994+00'),
	('table-2', 39, '{"type":"moved","seat":1,"move":"done"}', '2026-11-23 21:22:06.630396+00'),
	('table-2', 40, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-23 21:22:06.651007+00'),
	('table-3', 0, '{"type":"opened","record":{"title":"arle","rules":"2026.11.1","players":2,"options":{"houses":"light","rules":"printed","payment":"chosen","peat":"chosen","barn":"same-size","loading":"any-time"},"deal":{"first":["2"],"houses":["farmers-house","plow-makers-workshop","novices-hut","workshop"],"crafts":["turnery","smithy"],"inns":["potters-inn","junk-dealers-inn","milk-house-inn"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-23 21:22:06.658263+00');
INSERT INTO entries VALUES
	('table-3', 1, '{"type":"moved","seat":1,"move":"place wainwright"}', '2026-11-23 21:22:06.706171+00'),
	('table-3', 2, '{"type":"moved","seat":1,"move":"return horse"}', '2026-11-23 21:22:06.772939+00'),
	('table-3', 3, '{"type":"moved","seat":1,"move":"build handcart"}', '2026-11-23 21:22:06.822666+00'),
	('table-3', 4, '{"type":"moved","seat":1,"move":"load hage 1"}', '2026-11-23 21:22:06.888434+00'),
	('table-3', 5, '{"type":"moved","seat":1,"move":"sell hage flax-field"}', '2026-11-23 21:22:06.955249+00'),
	('table-3', 6, '{"type":"moved","seat":1,"move":"done"}', '2026-11-23 21:22:07.01178+00'),
	('table-3', 7, '{"type":"undone","seat":1}', '2026-11-23 21:22:07.051169+00'),
	('table-3', 8, '{"type":"moved","seat":1,"move":"done"}', '2026-11-23 21:22:07.104586+00'),
	('table-3', 9, '{"type":"moved","seat":0,"move":"place peat-cutter"}', '2026-11-23 21:22:07.162439+00'),
	('table-3', 10, '{"type":"moved","seat":0,"move":"cut 3 boardwalk"}', '2026-11-23 21:22:07.237596+00'),
	('table-3', 11, '{"type":"moved","seat":1,"move":"place summer-master"}', '2026-11-23 21:22:07.295498+00'),
	('table-3', 12, '{"type":"moved","seat":1,"move":"improve pottery-wheels"}', '2026-11-23 21:22:07.328652+00'),
	('table-3', 13, '{"type":"moved","seat":1,"move":"done"}', '2026-11-23 21:22:07.364157+00'),
	('table-3', 14, '{"type":"moved","seat":0,"move":"place dike-builder"}', '2026-11-23 21:22:07.398403+00'),
	('table-3', 15, '{"type":"moved","seat":0,"move":"take cattle"}', '2026-11-23 21:22:07.4358+00'),
	('table-3', 16, '{"type":"moved","seat":1,"move":"place builder"}', '2026-11-23 21:22:07.480986+00'),
	('table-3', 17, '{"type":"moved","seat":1,"move":"build farmers-house"}', '2026-11-23 21:22:07.572659+00'),
	('table-3', 18, '{"type":"undone","seat":1}', '2026-11-23 21:22:07.632625+00'),
	('table-3', 19, '{"type":"moved","seat":1,"move":"build workshop"}', '2026-11-23 21:22:07.701549+00'),
	('table-3', 20, '{"type":"moved","seat":1,"move":"pay clay 1 grain 1"}', '2026-11-23 21:22:07.783893+00'),
	('table-3', 21, '{"type":"moved","seat":0,"move":"place summer-grocer"}', '2026-11-23 21:22:07.813938+00'),
	('table-3', 22, '{"type":"moved","seat":0,"move":"return horse"}', '2026-11-23 21:22:07.850033+00'),
	('table-3', 23, '{"type":"moved","seat":0,"move":"take sheep"}', '2026-11-23 21:22:07.885748+00'),
	('table-3', 24, '{"type":"moved","seat":1,"move":"place woodcutter"}', '2026-11-23 21:22:07.926988+00'),
	('table-3', 25, '{"type":"moved","seat":0,"move":"place clay-worker"}', '2026-11-23 21:22:07.966926+00'),
	('table-3', 26, '{"type":"moved","seat":1,"move":"improve fleshing-beams"}', '2026-11-23 21:22:08.007879+00'),
	('table-3', 27, '{"type":"moved","seat":0,"move":"place summer-carpenter"}', '2026-11-23 21:22:08.047779+00'),
	('table-3', 28, '{"type":"moved","seat":0,"move":"return cattle"}', '2026-11-23 21:22:08.09595+00'),
	('table-3', 29, '{"type":"undone","seat":0}', '2026-11-23 21:22:08.135082+00'),
	('table-3', 30, '{"type":"moved","seat":0,"move":"return sheep"}', '2026-11-23 21:22:08.158348+00'),
	('table-3', 31, '{"type":"moved","seat":0,"move":"return cattle"}', '2026-11-23 21:22:08.193149+00'),
	('table-3', 32, '{"type":"moved","seat":0,"move":"build plow-makers-workshop"}', '2026-11-23 21:22:08.223616+00'),
	('table-3', 33, '{"type":"moved","seat":0,"move":"pay clay 1 grain 1"}', '2026-11-23 21:22:08.245561+00'),
	('table-3', 34, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-23 21:22:08.255245+00'),
	('table-3', 35, '{"type":"moved","seat":1,"move":"place winter-laborer"}', '2026-11-23 21:22:08.264927+00'),
	('table-3', 36, '{"type":"moved","seat":1,"move":"load wood 1"}', '2026-11-23 21:22:08.270513+00'),
	('table-3', 37, '{"type":"moved","seat":1,"move":"done"}', '2026-11-23 21:22:08.277702+00'),
	('table-3', 38, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-23 21:22:08.287643+00'),
	('table-5', 17, '{"type":"moved","seat":2,"move":"keep silage","at":1795468929}', '2026-11-23 21:22:09.86612+00'),
	('table-4', 0, '{"type":"opened","record":{"title":"agricola","rules":"2026.11.14","players":2,"options":{"cards":"base","hands":"dealt","side_job":"off","tile":"off","campaign":"off"},"deal":{"first":["2"],"cards":["sheep-market","grain-utilization","major-improvement","fencing","house-redevelopment","western-quarry","basic-wish-for-children","vegetable-seeds","pig-market","eastern-quarry","cattle-market","urgent-wish-for-children","cultivation","farm-redevelopment"],"hands":["wool-blankets,dutch-windmill,milk-jug,acorns-basket,bottles,mini-pasture,canoe,roughcaster,paper-maker,master-bricklayer,seasonal-worker,scholar,adoptive-parents,oven-firing-boy","butter-churn,clearing-spade,shifting-cultivation,lumber-mill,bread-paddle,sack-cart,manger,conservator,animal-tamer,grocer,manservant,roof-ballaster,childless,wood-cutter"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-23 21:22:08.307222+00'),
	('table-4', 1, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-23 21:22:08.334322+00'),
	('table-4', 2, '{"type":"moved","seat":0,"move":"place grain-seeds"}', '2026-11-23 21:22:08.362704+00'),
	('table-4', 3, '{"type":"moved","seat":1,"move":"place farmland"}', '2026-11-23 21:22:08.391879+00'),
	('table-4', 4, '{"type":"moved","seat":1,"move":"plow b3"}', '2026-11-23 21:22:08.41547+00'),
	('table-4', 5, '{"type":"moved","seat":0,"move":"place reed-bank"}', '2026-11-23 21:22:08.450821+00'),
	('table-4', 6, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-23 21:22:08.500943+00'),
	('table-4', 7, '{"type":"undone","seat":1}', '2026-11-23 21:22:08.532332+00'),
	('table-4', 8, '{"type":"moved","seat":1,"move":"place reed-bank"}', '2026-11-23 21:22:08.572642+00'),
	('table-4', 9, '{"type":"moved","seat":0,"move":"place farmland"}', '2026-11-23 21:22:08.621146+00'),
	('table-4', 10, '{"type":"moved","seat":0,"move":"plow b2"}', '2026-11-23 21:22:08.658269+00'),
	('table-4', 11, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-23 21:22:08.699282+00'),
	('table-4', 12, '{"type":"moved","seat":0,"move":"place grain-utilization"}', '2026-11-23 21:22:08.747376+00'),
	('table-4', 13, '{"type":"moved","seat":1,"move":"place fishing"}', '2026-11-23 21:22:08.79622+00'),
	('table-4', 14, '{"type":"moved","seat":0,"move":"place day-laborer"}', '2026-11-23 21:22:08.845041+00'),
	('table-4', 15, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-23 21:22:08.890801+00'),
	('table-4', 16, '{"type":"moved","seat":0,"move":"place lessons"}', '2026-11-23 21:22:08.936127+00'),
	('table-4', 17, '{"type":"moved","seat":0,"move":"play adoptive-parents"}', '2026-11-23 21:22:08.985075+00'),
	('table-4', 18, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-23 21:22:09.029919+00'),
	('table-4', 19, '{"type":"moved","seat":0,"move":"place day-laborer"}', '2026-11-23 21:22:09.082408+00'),
	('table-4', 20, '{"type":"moved","seat":1,"move":"place meeting-place"}', '2026-11-23 21:22:09.127456+00'),
	('table-4', 21, '{"type":"moved","seat":1,"move":"play butter-churn"}', '2026-11-23 21:22:09.175882+00'),
	('table-4', 22, '{"type":"moved","seat":0,"move":"place reed-bank"}', '2026-11-23 21:22:09.226902+00'),
	('table-4', 23, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-23 21:22:09.275085+00'),
	('table-4', 24, '{"type":"moved","seat":0,"move":"place lessons"}', '2026-11-23 21:22:09.318283+00'),
	('table-4', 25, '{"type":"moved","seat":0,"move":"eat grain"}', '2026-11-23 21:22:09.365611+00'),
	('table-4', 26, '{"type":"moved","seat":0,"move":"play oven-firing-boy"}', '2026-11-23 21:22:09.393918+00'),
	('table-4', 27, '{"type":"moved","seat":1,"move":"place farm-expansion"}', '2026-11-23 21:22:09.426709+00'),
	('table-4', 28, '{"type":"undone","seat":1}', '2026-11-23 21:22:09.440284+00'),
	('table-4', 29, '{"type":"moved","seat":1,"move":"place major-improvement"}', '2026-11-23 21:22:09.462796+00'),
	('table-4', 30, '{"type":"moved","seat":1,"move":"play bread-paddle"}', '2026-11-23 21:22:09.489873+00'),
	('table-4', 31, '{"type":"moved","seat":0,"move":"place farmland"}', '2026-11-23 21:22:09.516894+00'),
	('table-4', 32, '{"type":"moved","seat":0,"move":"plow c2"}', '2026-11-23 21:22:09.539527+00'),
	('table-4', 33, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-23 21:22:09.548658+00'),
	('table-4', 34, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-23 21:22:09.559519+00'),
	('table-4', 35, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-23 21:22:09.571113+00'),
	('table-5', 0, '{"type":"opened","record":{"title":"agricola","rules":"2026.11.14","players":3,"options":{"cards":"all","hands":"draft","side_job":"off","tile":"off","campaign":"off"},"deal":{"first":["2"],"cards":["sheep-market","grain-utilization","major-improvement","fencing","house-redevelopment","western-quarry","basic-wish-for-children","vegetable-seeds","pig-market","eastern-quarry","cattle-market","urgent-wish-for-children","cultivation","farm-redevelopment"],"hands":["clearing-spade,family-friendly-home,baking-sheet,wood-palisades,forest-lake-hut,silage,scullery,shovel-bearer,equipper,bed-maker,sheep-walker,furniture-carpenter,stable-planner,manservant","baseboards,throwing-axe,forest-inn,cookery-lesson,seed-pellets,farmyard-manure,drift-net-boat,seatmate,house-steward,silokeeper,full-farmer,harpooner,mineralogist,cottager","gardeners-knife,herring-pot,beanfield,strawberry-patch,shifting-cultivation,butter-churn,brewery-pond,adoptive-parents,childless,scythe-worker,informant,firewood-collector,master-workman,trimmer"],"lot":["1411472909"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"link","bot":null,"key":"d5ead6fdd3d16630aad4f07f5e49486337a42e58fb4eef0deaabb814c003b134"},{"name":"Bob","home":"link","bot":null,"key":"be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44"},{"name":"Cid","home":"link","bot":null,"key":"7c36b0a9dedde119c75165957c6c9c187e65df1ee5db87c4c58ad503ad88cbe3"}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683","absence":60,"at":1795468929}', '2026-11-23 21:22:09.586054+00'),
	('table-5', 1, '{"type":"moved","seat":0,"move":"keep baking-sheet","at":1795468929}', '2026-11-23 21:22:09.598695+00'),
	('table-5', 2, '{"type":"moved","seat":0,"move":"keep shovel-bearer","at":1795468929}', '2026-11-23 21:22:09.610914+00'),
	('table-5', 3, '{"type":"moved","seat":1,"move":"keep mineralogist","at":1795468929}', '2026-11-23 21:22:09.623746+00'),
	('table-5', 4, '{"type":"moved","seat":2,"move":"keep herring-pot","at":1795468929}', '2026-11-23 21:22:09.636766+00'),
	('table-5', 5, '{"type":"moved","seat":1,"move":"keep seed-pellets","at":1795468929}', '2026-11-23 21:22:09.649637+00'),
	('table-5', 6, '{"type":"moved","seat":2,"move":"keep childless","at":1795468929}', '2026-11-23 21:22:09.662516+00'),
	('table-5', 7, '{"type":"moved","seat":2,"move":"keep drift-net-boat","at":1795468929}', '2026-11-23 21:22:09.676335+00'),
	('table-5', 8, '{"type":"moved","seat":1,"move":"keep manservant","at":1795468929}', '2026-11-23 21:22:09.692638+00'),
	('table-5', 9, '{"type":"moved","seat":1,"move":"keep scullery","at":1795468929}', '2026-11-23 21:22:09.705214+00'),
	('table-5', 10, '{"type":"moved","seat":2,"move":"keep seatmate","at":1795468929}', '2026-11-23 21:22:09.778968+00'),
	('table-5', 11, '{"type":"moved","seat":0,"move":"keep firewood-collector","at":1795468929}', '2026-11-23 21:22:09.791864+00'),
	('table-5', 12, '{"type":"moved","seat":0,"move":"keep shifting-cultivation","at":1795468929}', '2026-11-23 21:22:09.804277+00'),
	('table-5', 13, '{"type":"moved","seat":0,"move":"keep full-farmer","at":1795468929}', '2026-11-23 21:22:09.817144+00'),
	('table-5', 14, '{"type":"moved","seat":1,"move":"keep adoptive-parents","at":1795468929}', '2026-11-23 21:22:09.829388+00'),
	('table-5', 15, '{"type":"moved","seat":1,"move":"keep butter-churn","at":1795468929}', '2026-11-23 21:22:09.841474+00'),
	('table-5', 16, '{"type":"moved","seat":0,"move":"keep forest-inn","at":1795468929}', '2026-11-23 21:22:09.853615+00'),
	('table-5', 18, '{"type":"moved","seat":2,"move":"keep stable-planner","at":1795468929}', '2026-11-23 21:22:09.879505+00'),
	('table-5', 19, '{"type":"moved","seat":0,"move":"keep furniture-carpenter","at":1795468929}', '2026-11-23 21:22:09.892551+00'),
	('table-5', 20, '{"type":"moved","seat":0,"move":"keep forest-lake-hut","at":1795468929}', '2026-11-23 21:22:09.905756+00'),
	('table-5', 21, '{"type":"voted","seat":2,"by":0,"bot":"farmer","at":1795468929}', '2026-11-23 21:22:09.909211+00'),
	('table-0', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":1,"options":{"cards":"off","progress":"together"},"deal":{"first":["1"],"quadrants":["B1","D4","A3","E3","C2","F2"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-23 21:22:09.954327+00'),
	('table-0', 1, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-23 21:22:09.954327+00'),
	('table-0', 2, '{"type":"undone","seat":0,"over":[]}', '2026-11-23 21:22:09.954327+00'),
	('table-0', 3, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-23 21:22:09.954327+00');
INSERT INTO guests VALUES
	('table-7', 'table-6', 0);
INSERT INTO layout VALUES
	(3);
INSERT INTO offers VALUES
	('table-7', 'table-6', '{"title":"arle","seats":2,"bots":0,"options":{},"absence":null,"listed":true}', 1, 1795468929, '');
INSERT INTO passes VALUES
	('2b552b046a24169f48343b6978c67b3df7cfa90d57e12027312c00396c15f217', 'table-6', 1795469829);
INSERT INTO persons VALUES
	('table-6', 'Ann', 'moor', 1795468929);
INSERT INTO sitters VALUES
	('table-5', 1, 'table-6');
INSERT INTO standings VALUES
	('table-1', 57, 1, 1795468925, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"}],"asked":{},"over":true,"scores":[10],"winners":[0]}'),
	('table-2', 40, 0, 1795468927, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1795468926},"over":false,"scores":[],"winners":[]}'),
	('table-3', 38, 0, 1795468928, '{"title":"arle","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1795468928},"over":false,"scores":[],"winners":[]}'),
	('table-4', 35, 0, 1795468929, '{"title":"agricola","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1795468929},"over":false,"scores":[],"winners":[]}'),
	('table-5', 7, 0, 1795468929, '{"title":"agricola","seats":[{"name":"Ann","kind":"link"},{"name":"Bob","kind":"link"},{"name":"Cid","kind":"link"}],"asked":{"0":1795468929,"1":1795468929,"2":1795468929},"over":false,"scores":[],"winners":[]}');
ALTER TABLE ONLY devices
    ADD CONSTRAINT devices_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (tab, version);
ALTER TABLE ONLY guests
    ADD CONSTRAINT guests_pkey PRIMARY KEY (offer, person);
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
CREATE INDEX sitters_of ON sitters USING btree (person);
