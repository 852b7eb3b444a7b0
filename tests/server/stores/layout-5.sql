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
	('dcf706a0755be707dda01b180d462abb37e82ea57fba70fd16abc678c9627aae', 'table-6', 1795480256),
	('69ff9e083928b553cf28bab12595372f0b384fa2e6eda97a0cf5d777dd80b78f', 'table-8', 1795480256);
INSERT INTO entries VALUES
	('table-1', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":1,"options":{"cards":"off","progress":"together"},"deal":{"first":["1"],"quadrants":["B1","D4","A3","E3","C2","F2"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 00:30:39.291253+00'),
	('table-1', 1, '{"type":"moved","seat":0,"move":"exchange 3"}', '2026-11-24 00:30:39.342297+00'),
	('table-1', 2, '{"type":"moved","seat":0,"move":"place small-trade"}', '2026-11-24 00:30:39.393874+00'),
	('table-1', 3, '{"type":"moved","seat":0,"move":"take rye"}', '2026-11-24 00:30:39.461796+00'),
	('table-1', 4, '{"type":"moved","seat":0,"move":"take rye"}', '2026-11-24 00:30:39.530925+00'),
	('table-1', 5, '{"type":"moved","seat":0,"move":"take milk"}', '2026-11-24 00:30:39.602317+00'),
	('table-1', 6, '{"type":"moved","seat":0,"move":"place farming"}', '2026-11-24 00:30:39.685111+00'),
	('table-1', 7, '{"type":"moved","seat":0,"move":"choose 2"}', '2026-11-24 00:30:39.806074+00'),
	('table-1', 8, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 00:30:39.849577+00'),
	('table-1', 9, '{"type":"moved","seat":0,"move":"fallow row 4"}', '2026-11-24 00:30:39.869478+00'),
	('table-1', 10, '{"type":"moved","seat":0,"move":"advance cooling-house"}', '2026-11-24 00:30:39.927841+00'),
	('table-1', 11, '{"type":"moved","seat":0,"move":"advance manufacture"}', '2026-11-24 00:30:39.95292+00'),
	('table-1', 12, '{"type":"moved","seat":0,"move":"advance brewhouse"}', '2026-11-24 00:30:39.989608+00'),
	('table-1', 13, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-24 00:30:40.020474+00'),
	('table-1', 14, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-24 00:30:40.078894+00'),
	('table-1', 15, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-24 00:30:40.097722+00'),
	('table-1', 16, '{"type":"moved","seat":0,"move":"place sparingly clearing"}', '2026-11-24 00:30:40.1584+00'),
	('table-1', 17, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 00:30:40.260098+00'),
	('table-1', 18, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 00:30:40.340283+00'),
	('table-1', 19, '{"type":"moved","seat":0,"move":"place sparingly nursery"}', '2026-11-24 00:30:40.447549+00'),
	('table-1', 20, '{"type":"moved","seat":0,"move":"choose 2"}', '2026-11-24 00:30:40.567871+00'),
	('table-1', 21, '{"type":"moved","seat":0,"move":"take barley"}', '2026-11-24 00:30:40.702281+00'),
	('table-1', 22, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 00:30:40.762805+00'),
	('table-1', 23, '{"type":"moved","seat":0,"move":"place busy-weekend"}', '2026-11-24 00:30:40.799893+00'),
	('table-1', 24, '{"type":"moved","seat":0,"move":"take milk"}', '2026-11-24 00:30:40.82627+00'),
	('table-1', 25, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 00:30:40.845671+00'),
	('table-1', 26, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-24 00:30:40.870293+00'),
	('table-1', 27, '{"type":"moved","seat":0,"move":"place cultivation"}', '2026-11-24 00:30:40.913072+00'),
	('table-1', 28, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 00:30:40.928652+00'),
	('table-1', 29, '{"type":"moved","seat":0,"move":"exchange 3"}', '2026-11-24 00:30:40.944459+00'),
	('table-1', 30, '{"type":"moved","seat":0,"move":"place sparingly sheep-market"}', '2026-11-24 00:30:40.966156+00'),
	('table-1', 31, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 00:30:41.010856+00'),
	('table-1', 32, '{"type":"moved","seat":0,"move":"take hides"}', '2026-11-24 00:30:41.088472+00'),
	('table-1', 33, '{"type":"moved","seat":0,"move":"exchange 2"}', '2026-11-24 00:30:41.156057+00'),
	('table-1', 34, '{"type":"moved","seat":0,"move":"place clay-delivery"}', '2026-11-24 00:30:41.182813+00'),
	('table-1', 35, '{"type":"moved","seat":0,"move":"place sparingly clearing"}', '2026-11-24 00:30:41.203769+00'),
	('table-1', 36, '{"type":"moved","seat":0,"move":"take field"}', '2026-11-24 00:30:41.218859+00'),
	('table-1', 37, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 00:30:41.233168+00'),
	('table-1', 38, '{"type":"moved","seat":0,"move":"advance carpentry"}', '2026-11-24 00:30:41.259231+00'),
	('table-1', 39, '{"type":"moved","seat":0,"move":"place sheep-shearing"}', '2026-11-24 00:30:41.280756+00'),
	('table-1', 40, '{"type":"moved","seat":0,"move":"place sparingly clay-delivery"}', '2026-11-24 00:30:41.297565+00'),
	('table-1', 41, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-24 00:30:41.320866+00'),
	('table-1', 42, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-24 00:30:41.337472+00'),
	('table-1', 43, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-24 00:30:41.361724+00'),
	('table-1', 44, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 00:30:41.390494+00'),
	('table-1', 45, '{"type":"moved","seat":0,"move":"place sparingly sheep-market"}', '2026-11-24 00:30:41.428221+00'),
	('table-1', 46, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 00:30:41.555395+00'),
	('table-1', 47, '{"type":"moved","seat":0,"move":"take hides"}', '2026-11-24 00:30:41.631761+00'),
	('table-1', 48, '{"type":"moved","seat":0,"move":"place sparingly weekly-market"}', '2026-11-24 00:30:41.703022+00'),
	('table-1', 49, '{"type":"moved","seat":0,"move":"take sheep"}', '2026-11-24 00:30:41.753919+00'),
	('table-1', 50, '{"type":"moved","seat":0,"move":"take meat"}', '2026-11-24 00:30:41.843001+00'),
	('table-1', 51, '{"type":"moved","seat":0,"move":"place fertilizing"}', '2026-11-24 00:30:41.94177+00'),
	('table-1', 52, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 00:30:42.037676+00'),
	('table-1', 53, '{"type":"moved","seat":0,"move":"sow barley row 5"}', '2026-11-24 00:30:42.081943+00'),
	('table-1', 54, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-24 00:30:42.148394+00'),
	('table-1', 55, '{"type":"moved","seat":0,"move":"exchange 6"}', '2026-11-24 00:30:42.196404+00'),
	('table-1', 56, '{"type":"moved","seat":0,"move":"place sheep-breeding"}', '2026-11-24 00:30:42.24394+00'),
	('table-1', 57, '{"type":"moved","seat":0,"move":"choose 1"}', '2026-11-24 00:30:42.308255+00'),
	('table-2', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":2,"options":{"cards":"on","gateway":"beginner","farmyard":"hops","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"],"gateway":["010","003","008","022","019","013","021","011","001","014","029","026","027","015","002","012","017","024","004","016","020","007","009","025","006","018","023","028","030","005"],"farmyard":["416","430","411","414","404","435","409","401","421","412","425","428","415","406","419","405","424","423","432","429","417","422","403","431","408","413","418","402","434","426","407","420","427","410","433"],"bonus":["827","824","835","816","831","825","813","829","807","823","815","830","808","834","802","804","822","810","845","814","817","840","806","812","832","818","844","833","805","838","826","843","821","819","809","839","828","836","841","801","811","803","837","842","820"],"point":["909","913","908","903","904","925","911","901","920","916","910","906","905","917","907","918","912","919","923","924","915","902","921","914","922"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 00:30:42.347333+00'),
	('table-2', 1, '{"type":"moved","seat":1,"move":"place sparingly gateway-card"}', '2026-11-24 00:30:42.385406+00'),
	('table-2', 2, '{"type":"moved","seat":1,"move":"take card"}', '2026-11-24 00:30:42.425483+00'),
	('table-2', 3, '{"type":"moved","seat":0,"move":"place butchery"}', '2026-11-24 00:30:42.473228+00'),
	('table-2', 4, '{"type":"moved","seat":1,"move":"place clearing"}', '2026-11-24 00:30:42.563537+00'),
	('table-2', 5, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-24 00:30:42.627794+00'),
	('table-2', 6, '{"type":"moved","seat":1,"move":"place sparingly clay-delivery"}', '2026-11-24 00:30:42.676418+00'),
	('table-2', 7, '{"type":"undone","seat":1}', '2026-11-24 00:30:42.704675+00'),
	('table-2', 8, '{"type":"moved","seat":1,"move":"place sparingly sheep-market"}', '2026-11-24 00:30:42.749191+00'),
	('table-2', 9, '{"type":"moved","seat":1,"move":"take sheep"}', '2026-11-24 00:30:42.823778+00'),
	('table-2', 10, '{"type":"moved","seat":1,"move":"play 021"}', '2026-11-24 00:30:42.933442+00'),
	('table-2', 11, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 00:30:43.023833+00'),
	('table-2', 12, '{"type":"moved","seat":1,"move":"take meat"}', '2026-11-24 00:30:43.091425+00'),
	('table-2', 13, '{"type":"moved","seat":0,"move":"place sparingly land-sale"}', '2026-11-24 00:30:43.206183+00'),
	('table-2', 14, '{"type":"moved","seat":0,"move":"spend field row 4 empty"}', '2026-11-24 00:30:43.286949+00'),
	('table-2', 15, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 00:30:43.362967+00'),
	('table-2', 16, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-24 00:30:43.456994+00'),
	('table-2', 17, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-24 00:30:43.542357+00'),
	('table-2', 18, '{"type":"undone","seat":0}', '2026-11-24 00:30:43.599462+00'),
	('table-2', 19, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 00:30:43.676826+00'),
	('table-2', 20, '{"type":"moved","seat":1,"move":"place sparingly clearing"}', '2026-11-24 00:30:43.824738+00'),
	('table-2', 21, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-24 00:30:43.943488+00'),
	('table-2', 22, '{"type":"moved","seat":1,"move":"take clay"}', '2026-11-24 00:30:44.116229+00'),
	('table-2', 23, '{"type":"moved","seat":0,"move":"place bonus-card"}', '2026-11-24 00:30:44.238276+00'),
	('table-2', 24, '{"type":"moved","seat":0,"move":"fallow row 4"}', '2026-11-24 00:30:44.362866+00'),
	('table-2', 25, '{"type":"moved","seat":1,"move":"fallow row 4"}', '2026-11-24 00:30:44.498091+00'),
	('table-2', 26, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 00:30:44.717463+00'),
	('table-2', 27, '{"type":"moved","seat":1,"move":"play sparingly 409"}', '2026-11-24 00:30:44.819157+00'),
	('table-2', 28, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-24 00:30:44.991208+00'),
	('table-2', 29, '{"type":"undone","seat":1}', '2026-11-24 00:30:45.090185+00'),
	('table-2', 30, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-24 00:30:45.209691+00'),
	('table-2', 31, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 00:30:45.332953+00'),
	('table-2', 32, '{"type":"moved","seat":0,"move":"advance brewhouse"}', '2026-11-24 00:30:45.449463+00'),
	('table-2', 33, '{"type":"moved","seat":0,"move":"advance manufacture"}', '2026-11-24 00:30:45.650182+00'),
	('table-2', 34, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-24 00:30:45.701619+00'),
	('table-2', 35, '{"type":"moved","seat":1,"move":"advance cooling-house"}', '2026-11-24 00:30:45.724693+00'),
	('table-2', 36, '{"type":"moved","seat":1,"move":"pay meat 1"}', '2026-11-24 00:30:45.75369+00'),
	('table-2', 37, '{"type":"moved","seat":1,"move":"advance manufacture"}', '2026-11-24 00:30:45.775832+00'),
	('table-2', 38, '{"type":"moved","seat":1,"move":"advance brewhouse"}', '2026-11-24 00:30:45.795466+00'),
	('table-2', 39, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 00:30:45.822461+00'),
	('table-2', 40, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-24 00:30:45.851223+00'),
	('table-3', 0, '{"type":"opened","record":{"title":"arle","rules":"2026.11.1","players":2,"options":{"houses":"light","rules":"printed","payment":"chosen","peat":"chosen","barn":"same-size","loading":"any-time"},"deal":{"first":["2"],"houses":["farmers-house","plow-makers-workshop","novices-hut","workshop"],"crafts":["turnery","smithy"],"inns":["potters-inn","junk-dealers-inn","milk-house-inn"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 00:30:45.881883+00');
INSERT INTO entries VALUES
	('table-3', 1, '{"type":"moved","seat":1,"move":"place wainwright"}', '2026-11-24 00:30:45.935594+00'),
	('table-3', 2, '{"type":"moved","seat":1,"move":"return horse"}', '2026-11-24 00:30:46.016389+00'),
	('table-3', 3, '{"type":"moved","seat":1,"move":"build handcart"}', '2026-11-24 00:30:46.111067+00'),
	('table-3', 4, '{"type":"moved","seat":1,"move":"load hage 1"}', '2026-11-24 00:30:46.257902+00'),
	('table-3', 5, '{"type":"moved","seat":1,"move":"sell hage flax-field"}', '2026-11-24 00:30:46.480191+00'),
	('table-3', 6, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 00:30:46.635511+00'),
	('table-3', 7, '{"type":"undone","seat":1}', '2026-11-24 00:30:46.717383+00'),
	('table-3', 8, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 00:30:46.856766+00'),
	('table-3', 9, '{"type":"moved","seat":0,"move":"place peat-cutter"}', '2026-11-24 00:30:46.95987+00'),
	('table-3', 10, '{"type":"moved","seat":0,"move":"cut 3 boardwalk"}', '2026-11-24 00:30:46.990609+00'),
	('table-3', 11, '{"type":"moved","seat":1,"move":"place summer-master"}', '2026-11-24 00:30:47.019646+00'),
	('table-3', 12, '{"type":"moved","seat":1,"move":"improve pottery-wheels"}', '2026-11-24 00:30:47.086826+00'),
	('table-3', 13, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 00:30:47.127333+00'),
	('table-3', 14, '{"type":"moved","seat":0,"move":"place dike-builder"}', '2026-11-24 00:30:47.16163+00'),
	('table-3', 15, '{"type":"moved","seat":0,"move":"take cattle"}', '2026-11-24 00:30:47.202592+00'),
	('table-3', 16, '{"type":"moved","seat":1,"move":"place builder"}', '2026-11-24 00:30:47.386696+00'),
	('table-3', 17, '{"type":"moved","seat":1,"move":"build farmers-house"}', '2026-11-24 00:30:47.501645+00'),
	('table-3', 18, '{"type":"undone","seat":1}', '2026-11-24 00:30:47.521965+00'),
	('table-3', 19, '{"type":"moved","seat":1,"move":"build workshop"}', '2026-11-24 00:30:47.554952+00'),
	('table-3', 20, '{"type":"moved","seat":1,"move":"pay clay 1 grain 1"}', '2026-11-24 00:30:47.592303+00'),
	('table-3', 21, '{"type":"moved","seat":0,"move":"place summer-grocer"}', '2026-11-24 00:30:47.686472+00'),
	('table-3', 22, '{"type":"moved","seat":0,"move":"return horse"}', '2026-11-24 00:30:47.765072+00'),
	('table-3', 23, '{"type":"moved","seat":0,"move":"take sheep"}', '2026-11-24 00:30:47.943019+00'),
	('table-3', 24, '{"type":"moved","seat":1,"move":"place woodcutter"}', '2026-11-24 00:30:48.074802+00'),
	('table-3', 25, '{"type":"moved","seat":0,"move":"place clay-worker"}', '2026-11-24 00:30:48.12531+00'),
	('table-3', 26, '{"type":"moved","seat":1,"move":"improve fleshing-beams"}', '2026-11-24 00:30:48.21798+00'),
	('table-3', 27, '{"type":"moved","seat":0,"move":"place summer-carpenter"}', '2026-11-24 00:30:48.395673+00'),
	('table-3', 28, '{"type":"moved","seat":0,"move":"return cattle"}', '2026-11-24 00:30:48.501249+00'),
	('table-3', 29, '{"type":"undone","seat":0}', '2026-11-24 00:30:48.654075+00'),
	('table-3', 30, '{"type":"moved","seat":0,"move":"return sheep"}', '2026-11-24 00:30:48.763592+00'),
	('table-3', 31, '{"type":"moved","seat":0,"move":"return cattle"}', '2026-11-24 00:30:48.81938+00'),
	('table-3', 32, '{"type":"moved","seat":0,"move":"build plow-makers-workshop"}', '2026-11-24 00:30:48.963173+00'),
	('table-3', 33, '{"type":"moved","seat":0,"move":"pay clay 1 grain 1"}', '2026-11-24 00:30:49.333522+00'),
	('table-3', 34, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-24 00:30:49.341369+00'),
	('table-3', 35, '{"type":"moved","seat":1,"move":"place winter-laborer"}', '2026-11-24 00:30:49.344476+00'),
	('table-3', 36, '{"type":"moved","seat":1,"move":"load wood 1"}', '2026-11-24 00:30:49.347829+00'),
	('table-3', 37, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 00:30:49.355071+00'),
	('table-3', 38, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-24 00:30:49.416849+00'),
	('table-5', 17, '{"type":"moved","seat":2,"move":"keep silage","at":1795480255}', '2026-11-24 00:30:55.766256+00'),
	('table-4', 0, '{"type":"opened","record":{"title":"agricola","rules":"2026.11.14","players":2,"options":{"cards":"base","hands":"dealt","side_job":"off","tile":"off","campaign":"off"},"deal":{"first":["2"],"cards":["sheep-market","grain-utilization","major-improvement","fencing","house-redevelopment","western-quarry","basic-wish-for-children","vegetable-seeds","pig-market","eastern-quarry","cattle-market","urgent-wish-for-children","cultivation","farm-redevelopment"],"hands":["wool-blankets,dutch-windmill,milk-jug,acorns-basket,bottles,mini-pasture,canoe,roughcaster,paper-maker,master-bricklayer,seasonal-worker,scholar,adoptive-parents,oven-firing-boy","butter-churn,clearing-spade,shifting-cultivation,lumber-mill,bread-paddle,sack-cart,manger,conservator,animal-tamer,grocer,manservant,roof-ballaster,childless,wood-cutter"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 00:30:49.482833+00'),
	('table-4', 1, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-24 00:30:49.556087+00'),
	('table-4', 2, '{"type":"moved","seat":0,"move":"place grain-seeds"}', '2026-11-24 00:30:49.688169+00'),
	('table-4', 3, '{"type":"moved","seat":1,"move":"place farmland"}', '2026-11-24 00:30:49.863554+00'),
	('table-4', 4, '{"type":"moved","seat":1,"move":"plow b3"}', '2026-11-24 00:30:49.982404+00'),
	('table-4', 5, '{"type":"moved","seat":0,"move":"place reed-bank"}', '2026-11-24 00:30:50.113541+00'),
	('table-4', 6, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-24 00:30:50.301114+00'),
	('table-4', 7, '{"type":"undone","seat":1}', '2026-11-24 00:30:50.449914+00'),
	('table-4', 8, '{"type":"moved","seat":1,"move":"place reed-bank"}', '2026-11-24 00:30:50.639542+00'),
	('table-4', 9, '{"type":"moved","seat":0,"move":"place farmland"}', '2026-11-24 00:30:50.805689+00'),
	('table-4', 10, '{"type":"moved","seat":0,"move":"plow b2"}', '2026-11-24 00:30:50.962248+00'),
	('table-4', 11, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-24 00:30:51.118625+00'),
	('table-4', 12, '{"type":"moved","seat":0,"move":"place grain-utilization"}', '2026-11-24 00:30:51.370503+00'),
	('table-4', 13, '{"type":"moved","seat":1,"move":"place fishing"}', '2026-11-24 00:30:51.525854+00'),
	('table-4', 14, '{"type":"moved","seat":0,"move":"place day-laborer"}', '2026-11-24 00:30:51.717474+00'),
	('table-4', 15, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-24 00:30:51.872163+00'),
	('table-4', 16, '{"type":"moved","seat":0,"move":"place lessons"}', '2026-11-24 00:30:51.947997+00'),
	('table-4', 17, '{"type":"moved","seat":0,"move":"play adoptive-parents"}', '2026-11-24 00:30:52.031536+00'),
	('table-4', 18, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-24 00:30:52.169807+00'),
	('table-4', 19, '{"type":"moved","seat":0,"move":"place day-laborer"}', '2026-11-24 00:30:52.2996+00'),
	('table-4', 20, '{"type":"moved","seat":1,"move":"place meeting-place"}', '2026-11-24 00:30:52.477342+00'),
	('table-4', 21, '{"type":"moved","seat":1,"move":"play butter-churn"}', '2026-11-24 00:30:52.586336+00'),
	('table-4', 22, '{"type":"moved","seat":0,"move":"place reed-bank"}', '2026-11-24 00:30:52.701939+00'),
	('table-4', 23, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-24 00:30:52.894358+00'),
	('table-4', 24, '{"type":"moved","seat":0,"move":"place lessons"}', '2026-11-24 00:30:53.081056+00'),
	('table-4', 25, '{"type":"moved","seat":0,"move":"eat grain"}', '2026-11-24 00:30:53.226017+00'),
	('table-4', 26, '{"type":"moved","seat":0,"move":"play oven-firing-boy"}', '2026-11-24 00:30:53.386094+00'),
	('table-4', 27, '{"type":"moved","seat":1,"move":"place farm-expansion"}', '2026-11-24 00:30:53.590767+00'),
	('table-4', 28, '{"type":"undone","seat":1}', '2026-11-24 00:30:53.734468+00'),
	('table-4', 29, '{"type":"moved","seat":1,"move":"place major-improvement"}', '2026-11-24 00:30:53.906356+00'),
	('table-4', 30, '{"type":"moved","seat":1,"move":"play bread-paddle"}', '2026-11-24 00:30:53.978781+00'),
	('table-4', 31, '{"type":"moved","seat":0,"move":"place farmland"}', '2026-11-24 00:30:54.043864+00'),
	('table-4', 32, '{"type":"moved","seat":0,"move":"plow c2"}', '2026-11-24 00:30:54.090849+00'),
	('table-4', 33, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-24 00:30:54.106192+00'),
	('table-4', 34, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-24 00:30:54.122005+00'),
	('table-4', 35, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-24 00:30:54.139406+00'),
	('table-5', 0, '{"type":"opened","record":{"title":"agricola","rules":"2026.11.14","players":3,"options":{"cards":"all","hands":"draft","side_job":"off","tile":"off","campaign":"off"},"deal":{"first":["2"],"cards":["sheep-market","grain-utilization","major-improvement","fencing","house-redevelopment","western-quarry","basic-wish-for-children","vegetable-seeds","pig-market","eastern-quarry","cattle-market","urgent-wish-for-children","cultivation","farm-redevelopment"],"hands":["clearing-spade,family-friendly-home,baking-sheet,wood-palisades,forest-lake-hut,silage,scullery,shovel-bearer,equipper,bed-maker,sheep-walker,furniture-carpenter,stable-planner,manservant","baseboards,throwing-axe,forest-inn,cookery-lesson,seed-pellets,farmyard-manure,drift-net-boat,seatmate,house-steward,silokeeper,full-farmer,harpooner,mineralogist,cottager","gardeners-knife,herring-pot,beanfield,strawberry-patch,shifting-cultivation,butter-churn,brewery-pond,adoptive-parents,childless,scythe-worker,informant,firewood-collector,master-workman,trimmer"],"lot":["1411472909"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"link","bot":null,"key":"d5ead6fdd3d16630aad4f07f5e49486337a42e58fb4eef0deaabb814c003b134"},{"name":"Bob","home":"link","bot":null,"key":"be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44"},{"name":"Cid","home":"link","bot":null,"key":"7c36b0a9dedde119c75165957c6c9c187e65df1ee5db87c4c58ad503ad88cbe3"}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683","absence":60,"at":1795480254}', '2026-11-24 00:30:54.176181+00'),
	('table-5', 1, '{"type":"moved","seat":0,"move":"keep baking-sheet","at":1795480254}', '2026-11-24 00:30:54.228399+00'),
	('table-5', 2, '{"type":"moved","seat":0,"move":"keep shovel-bearer","at":1795480254}', '2026-11-24 00:30:54.275743+00'),
	('table-5', 3, '{"type":"moved","seat":1,"move":"keep mineralogist","at":1795480254}', '2026-11-24 00:30:54.316859+00'),
	('table-5', 4, '{"type":"moved","seat":2,"move":"keep herring-pot","at":1795480254}', '2026-11-24 00:30:54.46804+00'),
	('table-5', 5, '{"type":"moved","seat":1,"move":"keep seed-pellets","at":1795480254}', '2026-11-24 00:30:54.607402+00'),
	('table-5', 6, '{"type":"moved","seat":2,"move":"keep childless","at":1795480254}', '2026-11-24 00:30:54.6523+00'),
	('table-5', 7, '{"type":"moved","seat":2,"move":"keep drift-net-boat","at":1795480254}', '2026-11-24 00:30:54.709176+00'),
	('table-5', 8, '{"type":"moved","seat":1,"move":"keep manservant","at":1795480254}', '2026-11-24 00:30:54.764105+00'),
	('table-5', 9, '{"type":"moved","seat":1,"move":"keep scullery","at":1795480254}', '2026-11-24 00:30:54.89515+00'),
	('table-5', 10, '{"type":"moved","seat":2,"move":"keep seatmate","at":1795480255}', '2026-11-24 00:30:55.028305+00'),
	('table-5', 11, '{"type":"moved","seat":0,"move":"keep firewood-collector","at":1795480255}', '2026-11-24 00:30:55.143492+00'),
	('table-5', 12, '{"type":"moved","seat":0,"move":"keep shifting-cultivation","at":1795480255}', '2026-11-24 00:30:55.222963+00'),
	('table-5', 13, '{"type":"moved","seat":0,"move":"keep full-farmer","at":1795480255}', '2026-11-24 00:30:55.322022+00'),
	('table-5', 14, '{"type":"moved","seat":1,"move":"keep adoptive-parents","at":1795480255}', '2026-11-24 00:30:55.43584+00'),
	('table-5', 15, '{"type":"moved","seat":1,"move":"keep butter-churn","at":1795480255}', '2026-11-24 00:30:55.545296+00'),
	('table-5', 16, '{"type":"moved","seat":0,"move":"keep forest-inn","at":1795480255}', '2026-11-24 00:30:55.633036+00'),
	('table-5', 18, '{"type":"moved","seat":2,"move":"keep stable-planner","at":1795480255}', '2026-11-24 00:30:55.943271+00'),
	('table-5', 19, '{"type":"moved","seat":0,"move":"keep furniture-carpenter","at":1795480256}', '2026-11-24 00:30:56.00951+00'),
	('table-5', 20, '{"type":"moved","seat":0,"move":"keep forest-lake-hut","at":1795480256}', '2026-11-24 00:30:56.050311+00'),
	('table-5', 21, '{"type":"voted","seat":2,"by":0,"bot":"farmer","at":1795480256}', '2026-11-24 00:30:56.064522+00'),
	('table-9', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":2,"options":{"cards":"off","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"link","bot":null,"key":"be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44"}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 00:30:56.337521+00'),
	('table-9', 1, '{"type":"offered","seat":1,"key":"ec25f40608bf2248248516dc6c65e9b1a9bc824a0026abb28c947f24bd8771bf"}', '2026-11-24 00:30:56.361422+00'),
	('table-9', 2, '{"type":"handed","seat":1,"name":"Bob"}', '2026-11-24 00:30:56.39156+00'),
	('table-9', 3, '{"type":"nudged","seat":1,"by":0,"at":1795480256}', '2026-11-24 00:30:56.433194+00');
INSERT INTO entries VALUES
	('table-9', 4, '{"type":"said","seat":1,"text":"Enough?","at":1795480256}', '2026-11-24 00:30:56.461048+00'),
	('table-9', 5, '{"type":"wished","seat":1,"ends":true}', '2026-11-24 00:30:56.474499+00'),
	('table-9', 6, '{"type":"wished","seat":0,"ends":true}', '2026-11-24 00:30:56.482839+00'),
	('table-9', 7, '{"type":"ended","ending":{"how":"agreed","by":null}}', '2026-11-24 00:30:56.482839+00'),
	('table-9', 8, '{"type":"followed","table":"table-10"}', '2026-11-24 00:30:56.492926+00'),
	('table-10', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":2,"options":{"cards":"off","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"]},"moves":[],"ending":null},"seats":[{"name":"Bob","home":"link","bot":null,"key":"ec25f40608bf2248248516dc6c65e9b1a9bc824a0026abb28c947f24bd8771bf"},{"name":"Ann","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 00:30:56.505054+00'),
	('table-0', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":1,"options":{"cards":"off","progress":"together"},"deal":{"first":["1"],"quadrants":["B1","D4","A3","E3","C2","F2"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 00:30:56.568247+00'),
	('table-0', 1, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-24 00:30:56.568247+00'),
	('table-0', 2, '{"type":"undone","seat":0,"over":[]}', '2026-11-24 00:30:56.568247+00'),
	('table-0', 3, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-24 00:30:56.568247+00');
INSERT INTO guests VALUES
	('table-7', 'table-6', 0);
INSERT INTO invited VALUES
	('table-7', 'table-8');
INSERT INTO layout VALUES
	(5);
INSERT INTO offers VALUES
	('table-7', 'table-6', '{"title":"arle","seats":2,"bots":0,"options":{},"absence":null,"listed":true,"level":"any","rated":false}', 1, 1795480256, '');
INSERT INTO passes VALUES
	('c67a20edd7a982a263e1b384be1a42a6369f0c5fc6c1a1b268713bf5852e2461', 'table-6', 1795481156);
INSERT INTO persons VALUES
	('table-6', 'Ann', 'moor', 1795480256),
	('table-8', 'Bob', 'hops', 1795480256);
INSERT INTO remarks VALUES
	('table-9', 'table-8', 'Too late');
INSERT INTO sitters VALUES
	('table-5', 1, 'table-6', 'be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44'),
	('table-9', -1, 'table-6', NULL),
	('table-9', 1, 'table-8', 'ec25f40608bf2248248516dc6c65e9b1a9bc824a0026abb28c947f24bd8771bf'),
	('table-10', -1, 'table-6', NULL),
	('table-10', 0, 'table-8', 'ec25f40608bf2248248516dc6c65e9b1a9bc824a0026abb28c947f24bd8771bf');
INSERT INTO standings VALUES
	('table-5', 21, 0, 1795480256, '{"title":"agricola","seats":[{"name":"Ann","kind":"link"},{"name":"Bob","kind":"link"},{"name":"Cid","kind":"link"}],"asked":{"1":1795480255,"2":1795480255},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{}}'),
	('table-1', 57, 1, 1795480242, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"}],"asked":{},"over":true,"scores":[10],"winners":[0],"ending":null,"nudged":{}}'),
	('table-2', 40, 0, 1795480245, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1795480245},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{}}'),
	('table-3', 38, 0, 1795480249, '{"title":"arle","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1795480249},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{}}'),
	('table-4', 35, 0, 1795480254, '{"title":"agricola","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1795480254},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{}}');
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
