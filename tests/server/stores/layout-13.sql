CREATE TABLE challenges (
    digest text NOT NULL,
    person text NOT NULL,
    until bigint NOT NULL
);
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
CREATE TABLE mail_links (
    digest text NOT NULL,
    person text NOT NULL,
    address text NOT NULL,
    until bigint NOT NULL
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
CREATE TABLE outbox (
    called text NOT NULL,
    target text NOT NULL,
    person text NOT NULL,
    due bigint NOT NULL
);
CREATE TABLE passes (
    digest text NOT NULL,
    person text NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE passkeys (
    passkey text NOT NULL,
    person text NOT NULL,
    name text NOT NULL,
    public_key text NOT NULL,
    signed bigint NOT NULL,
    since bigint NOT NULL,
    used bigint NOT NULL
);
CREATE TABLE persons (
    person text NOT NULL,
    name text NOT NULL,
    colour text NOT NULL,
    since bigint NOT NULL,
    page text DEFAULT ''::text NOT NULL,
    zone text DEFAULT ''::text NOT NULL,
    language text DEFAULT ''::text NOT NULL
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
CREATE TABLE ratings (
    person text NOT NULL,
    title text NOT NULL,
    mu bigint NOT NULL,
    sigma bigint NOT NULL,
    games integer NOT NULL
);
CREATE TABLE reasons (
    person text NOT NULL,
    why text NOT NULL,
    about text NOT NULL,
    stamp bigint NOT NULL,
    due bigint NOT NULL,
    called text NOT NULL
);
CREATE TABLE remarks (
    tab text NOT NULL,
    person text NOT NULL,
    remark text NOT NULL
);
CREATE TABLE remote_bots (
    bot text NOT NULL,
    owner text NOT NULL,
    seconds integer NOT NULL
);
CREATE TABLE remote_seats (
    bot text NOT NULL,
    tab text NOT NULL
);
CREATE TABLE results (
    tab text NOT NULL,
    seat integer NOT NULL,
    person text NOT NULL,
    called text NOT NULL,
    title text NOT NULL,
    players integer NOT NULL,
    score bigint NOT NULL,
    won integer NOT NULL,
    rated integer NOT NULL,
    bot integer NOT NULL,
    bots integer NOT NULL,
    ended bigint NOT NULL,
    shown integer NOT NULL
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
    due bigint,
    ended bigint DEFAULT 0 NOT NULL,
    counted integer DEFAULT 0 NOT NULL
);
CREATE TABLE targets (
    target text NOT NULL,
    person text NOT NULL,
    kind text NOT NULL,
    address text NOT NULL,
    secrets text NOT NULL,
    since bigint NOT NULL,
    trouble text NOT NULL,
    tries integer NOT NULL,
    failing bigint NOT NULL
);
CREATE TABLE wishes (
    person text NOT NULL,
    wishes text NOT NULL
);
INSERT INTO challenges VALUES
	('65d6a87eca826c1b26e3155ebb4b969d5b929ffc49a42556636b0170f55cac54', '', 1795650495);
INSERT INTO devices VALUES
	('eb124aad6639ea2884caa698560b8bcf498faceb45e67dc9b371f554ec196dae', 'table-6', 1795650195),
	('15f5fff1f7e762fee46ccca1d094b06f614a5b48e7d86f16ae108c6905dc36cd', 'table-8', 1795650195);
INSERT INTO entries VALUES
	('table-1', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":1,"options":{"cards":"off","progress":"together"},"deal":{"first":["1"],"quadrants":["B1","D4","A3","E3","C2","F2"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-25 23:43:07.918462+00'),
	('table-1', 1, '{"type":"moved","seat":0,"move":"exchange 3"}', '2026-11-25 23:43:07.929753+00'),
	('table-1', 2, '{"type":"moved","seat":0,"move":"place small-trade"}', '2026-11-25 23:43:07.939941+00'),
	('table-1', 3, '{"type":"moved","seat":0,"move":"take rye"}', '2026-11-25 23:43:07.953387+00'),
	('table-1', 4, '{"type":"moved","seat":0,"move":"take rye"}', '2026-11-25 23:43:07.964007+00'),
	('table-1', 5, '{"type":"moved","seat":0,"move":"take milk"}', '2026-11-25 23:43:07.978033+00'),
	('table-1', 6, '{"type":"moved","seat":0,"move":"place farming"}', '2026-11-25 23:43:07.987184+00'),
	('table-1', 7, '{"type":"moved","seat":0,"move":"choose 2"}', '2026-11-25 23:43:07.995467+00'),
	('table-1', 8, '{"type":"moved","seat":0,"move":"done"}', '2026-11-25 23:43:08.004395+00'),
	('table-1', 9, '{"type":"moved","seat":0,"move":"fallow row 4"}', '2026-11-25 23:43:08.012906+00'),
	('table-1', 10, '{"type":"moved","seat":0,"move":"advance cooling-house"}', '2026-11-25 23:43:08.022184+00'),
	('table-1', 11, '{"type":"moved","seat":0,"move":"advance manufacture"}', '2026-11-25 23:43:08.032068+00'),
	('table-1', 12, '{"type":"moved","seat":0,"move":"advance brewhouse"}', '2026-11-25 23:43:08.052199+00'),
	('table-1', 13, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-25 23:43:08.074091+00'),
	('table-1', 14, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-25 23:43:08.121017+00'),
	('table-1', 15, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-25 23:43:08.131088+00'),
	('table-1', 16, '{"type":"moved","seat":0,"move":"place sparingly clearing"}', '2026-11-25 23:43:08.142224+00'),
	('table-1', 17, '{"type":"moved","seat":0,"move":"done"}', '2026-11-25 23:43:08.152123+00'),
	('table-1', 18, '{"type":"moved","seat":0,"move":"done"}', '2026-11-25 23:43:08.170195+00'),
	('table-1', 19, '{"type":"moved","seat":0,"move":"place sparingly nursery"}', '2026-11-25 23:43:08.212514+00'),
	('table-1', 20, '{"type":"moved","seat":0,"move":"choose 2"}', '2026-11-25 23:43:08.237645+00'),
	('table-1', 21, '{"type":"moved","seat":0,"move":"take barley"}', '2026-11-25 23:43:08.262843+00'),
	('table-1', 22, '{"type":"moved","seat":0,"move":"done"}', '2026-11-25 23:43:08.285776+00'),
	('table-1', 23, '{"type":"moved","seat":0,"move":"place busy-weekend"}', '2026-11-25 23:43:08.313287+00'),
	('table-1', 24, '{"type":"moved","seat":0,"move":"take milk"}', '2026-11-25 23:43:08.342393+00'),
	('table-1', 25, '{"type":"moved","seat":0,"move":"done"}', '2026-11-25 23:43:08.366851+00'),
	('table-1', 26, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-25 23:43:08.3908+00'),
	('table-1', 27, '{"type":"moved","seat":0,"move":"place cultivation"}', '2026-11-25 23:43:08.421502+00'),
	('table-1', 28, '{"type":"moved","seat":0,"move":"done"}', '2026-11-25 23:43:08.446468+00'),
	('table-1', 29, '{"type":"moved","seat":0,"move":"exchange 3"}', '2026-11-25 23:43:08.469646+00'),
	('table-1', 30, '{"type":"moved","seat":0,"move":"place sparingly sheep-market"}', '2026-11-25 23:43:08.494553+00'),
	('table-1', 31, '{"type":"moved","seat":0,"move":"done"}', '2026-11-25 23:43:08.517633+00'),
	('table-1', 32, '{"type":"moved","seat":0,"move":"take hides"}', '2026-11-25 23:43:08.540436+00'),
	('table-1', 33, '{"type":"moved","seat":0,"move":"exchange 2"}', '2026-11-25 23:43:08.574167+00'),
	('table-1', 34, '{"type":"moved","seat":0,"move":"place clay-delivery"}', '2026-11-25 23:43:08.611995+00'),
	('table-1', 35, '{"type":"moved","seat":0,"move":"place sparingly clearing"}', '2026-11-25 23:43:08.649513+00'),
	('table-1', 36, '{"type":"moved","seat":0,"move":"take field"}', '2026-11-25 23:43:08.677894+00'),
	('table-1', 37, '{"type":"moved","seat":0,"move":"done"}', '2026-11-25 23:43:08.702201+00'),
	('table-1', 38, '{"type":"moved","seat":0,"move":"advance carpentry"}', '2026-11-25 23:43:08.726966+00'),
	('table-1', 39, '{"type":"moved","seat":0,"move":"place sheep-shearing"}', '2026-11-25 23:43:08.759178+00'),
	('table-1', 40, '{"type":"moved","seat":0,"move":"place sparingly clay-delivery"}', '2026-11-25 23:43:08.791054+00'),
	('table-1', 41, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-25 23:43:08.820526+00'),
	('table-1', 42, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-25 23:43:08.845364+00'),
	('table-1', 43, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-25 23:43:08.874843+00'),
	('table-1', 44, '{"type":"moved","seat":0,"move":"done"}', '2026-11-25 23:43:08.898654+00'),
	('table-1', 45, '{"type":"moved","seat":0,"move":"place sparingly sheep-market"}', '2026-11-25 23:43:08.936382+00'),
	('table-1', 46, '{"type":"moved","seat":0,"move":"done"}', '2026-11-25 23:43:08.96238+00'),
	('table-1', 47, '{"type":"moved","seat":0,"move":"take hides"}', '2026-11-25 23:43:08.989592+00'),
	('table-1', 48, '{"type":"moved","seat":0,"move":"place sparingly weekly-market"}', '2026-11-25 23:43:09.018958+00'),
	('table-1', 49, '{"type":"moved","seat":0,"move":"take sheep"}', '2026-11-25 23:43:09.045521+00'),
	('table-1', 50, '{"type":"moved","seat":0,"move":"take meat"}', '2026-11-25 23:43:09.237822+00'),
	('table-1', 51, '{"type":"moved","seat":0,"move":"place fertilizing"}', '2026-11-25 23:43:09.271499+00'),
	('table-1', 52, '{"type":"moved","seat":0,"move":"done"}', '2026-11-25 23:43:09.30143+00'),
	('table-1', 53, '{"type":"moved","seat":0,"move":"sow barley row 5"}', '2026-11-25 23:43:09.333588+00'),
	('table-1', 54, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-25 23:43:09.367498+00'),
	('table-1', 55, '{"type":"moved","seat":0,"move":"exchange 6"}', '2026-11-25 23:43:09.404653+00'),
	('table-1', 56, '{"type":"moved","seat":0,"move":"place sheep-breeding"}', '2026-11-25 23:43:09.441325+00'),
	('table-1', 57, '{"type":"moved","seat":0,"move":"choose 1"}', '2026-11-25 23:43:09.476122+00'),
	('table-2', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":2,"options":{"cards":"on","gateway":"beginner","farmyard":"hops","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"],"gateway":["010","003","008","022","019","013","021","011","001","014","029","026","027","015","002","012","017","024","004","016","020","007","009","025","006","018","023","028","030","005"],"farmyard":["416","430","411","414","404","435","409","401","421","412","425","428","415","406","419","405","424","423","432","429","417","422","403","431","408","413","418","402","434","426","407","420","427","410","433"],"bonus":["827","824","835","816","831","825","813","829","807","823","815","830","808","834","802","804","822","810","845","814","817","840","806","812","832","818","844","833","805","838","826","843","821","819","809","839","828","836","841","801","811","803","837","842","820"],"point":["909","913","908","903","904","925","911","901","920","916","910","906","905","917","907","918","912","919","923","924","915","902","921","914","922"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-25 23:43:09.506096+00'),
	('table-2', 1, '{"type":"moved","seat":1,"move":"place sparingly gateway-card"}', '2026-11-25 23:43:09.528389+00'),
	('table-2', 2, '{"type":"moved","seat":1,"move":"take card"}', '2026-11-25 23:43:09.555684+00'),
	('table-2', 3, '{"type":"moved","seat":0,"move":"place butchery"}', '2026-11-25 23:43:09.587961+00'),
	('table-2', 4, '{"type":"moved","seat":1,"move":"place clearing"}', '2026-11-25 23:43:09.621779+00'),
	('table-2', 5, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-25 23:43:09.647638+00'),
	('table-2', 6, '{"type":"moved","seat":1,"move":"place sparingly clay-delivery"}', '2026-11-25 23:43:09.679539+00'),
	('table-2', 7, '{"type":"undone","seat":1}', '2026-11-25 23:43:09.696815+00'),
	('table-2', 8, '{"type":"moved","seat":1,"move":"place sparingly sheep-market"}', '2026-11-25 23:43:09.721237+00'),
	('table-2', 9, '{"type":"moved","seat":1,"move":"take sheep"}', '2026-11-25 23:43:09.75009+00'),
	('table-2', 10, '{"type":"moved","seat":1,"move":"play 021"}', '2026-11-25 23:43:09.778207+00'),
	('table-2', 11, '{"type":"moved","seat":1,"move":"done"}', '2026-11-25 23:43:09.808276+00'),
	('table-2', 12, '{"type":"moved","seat":1,"move":"take meat"}', '2026-11-25 23:43:09.836436+00'),
	('table-2', 13, '{"type":"moved","seat":0,"move":"place sparingly land-sale"}', '2026-11-25 23:43:09.873534+00'),
	('table-2', 14, '{"type":"moved","seat":0,"move":"spend field row 4 empty"}', '2026-11-25 23:43:09.898683+00'),
	('table-2', 15, '{"type":"moved","seat":0,"move":"done"}', '2026-11-25 23:43:09.93956+00'),
	('table-2', 16, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-25 23:43:09.965274+00'),
	('table-2', 17, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-25 23:43:09.996462+00'),
	('table-2', 18, '{"type":"undone","seat":0}', '2026-11-25 23:43:10.013693+00'),
	('table-2', 19, '{"type":"moved","seat":0,"move":"done"}', '2026-11-25 23:43:10.043086+00'),
	('table-2', 20, '{"type":"moved","seat":1,"move":"place sparingly clearing"}', '2026-11-25 23:43:10.071953+00'),
	('table-2', 21, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-25 23:43:10.102839+00'),
	('table-2', 22, '{"type":"moved","seat":1,"move":"take clay"}', '2026-11-25 23:43:10.135251+00'),
	('table-2', 23, '{"type":"moved","seat":0,"move":"place bonus-card"}', '2026-11-25 23:43:10.170759+00'),
	('table-2', 24, '{"type":"moved","seat":0,"move":"fallow row 4"}', '2026-11-25 23:43:10.204288+00'),
	('table-2', 25, '{"type":"moved","seat":1,"move":"fallow row 4"}', '2026-11-25 23:43:10.240414+00'),
	('table-2', 26, '{"type":"moved","seat":1,"move":"done"}', '2026-11-25 23:43:10.269615+00'),
	('table-2', 27, '{"type":"moved","seat":1,"move":"play sparingly 409"}', '2026-11-25 23:43:10.300845+00'),
	('table-2', 28, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-25 23:43:10.328057+00'),
	('table-2', 29, '{"type":"undone","seat":1}', '2026-11-25 23:43:10.348175+00'),
	('table-2', 30, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-25 23:43:10.373362+00'),
	('table-2', 31, '{"type":"moved","seat":1,"move":"done"}', '2026-11-25 23:43:10.409945+00'),
	('table-2', 32, '{"type":"moved","seat":0,"move":"advance brewhouse"}', '2026-11-25 23:43:10.448498+00'),
	('table-2', 33, '{"type":"moved","seat":0,"move":"advance manufacture"}', '2026-11-25 23:43:10.497033+00'),
	('table-2', 34, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-25 23:43:10.521457+00'),
	('table-2', 35, '{"type":"moved","seat":1,"move":"advance cooling-house"}', '2026-11-25 23:43:10.53138+00'),
	('table-2', 36, '{"type":"moved","seat":1,"move":"pay meat 1"}', '2026-11-25 23:43:10.542681+00'),
	('table-2', 37, '{"type":"moved","seat":1,"move":"advance manufacture"}', '2026-11-25 23:43:10.558384+00'),
	('table-2', 38, '{"type":"moved","seat":1,"move":"advance brewhouse"}', '2026-11-25 23:43:10.568699+00'),
	('table-2', 39, '{"type":"moved","seat":1,"move":"done"}', '2026-11-25 23:43:10.576954+00'),
	('table-2', 40, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-25 23:43:10.597547+00'),
	('table-3', 0, '{"type":"opened","record":{"title":"arle","rules":"2026.11.1","players":2,"options":{"houses":"light","rules":"printed","payment":"chosen","peat":"chosen","barn":"same-size","loading":"any-time"},"deal":{"first":["2"],"houses":["farmers-house","plow-makers-workshop","novices-hut","workshop"],"crafts":["turnery","smithy"],"inns":["potters-inn","junk-dealers-inn","milk-house-inn"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-25 23:43:10.608246+00');
INSERT INTO entries VALUES
	('table-3', 1, '{"type":"moved","seat":1,"move":"place wainwright"}', '2026-11-25 23:43:10.637628+00'),
	('table-3', 2, '{"type":"moved","seat":1,"move":"return horse"}', '2026-11-25 23:43:10.670735+00'),
	('table-3', 3, '{"type":"moved","seat":1,"move":"build handcart"}', '2026-11-25 23:43:10.709824+00'),
	('table-3', 4, '{"type":"moved","seat":1,"move":"load hage 1"}', '2026-11-25 23:43:10.743041+00'),
	('table-3', 5, '{"type":"moved","seat":1,"move":"sell hage flax-field"}', '2026-11-25 23:43:10.777331+00'),
	('table-3', 6, '{"type":"moved","seat":1,"move":"done"}', '2026-11-25 23:43:10.817631+00'),
	('table-3', 7, '{"type":"undone","seat":1}', '2026-11-25 23:43:10.834962+00'),
	('table-3', 8, '{"type":"moved","seat":1,"move":"done"}', '2026-11-25 23:43:10.86078+00'),
	('table-3', 9, '{"type":"moved","seat":0,"move":"place peat-cutter"}', '2026-11-25 23:43:10.901164+00'),
	('table-3', 10, '{"type":"moved","seat":0,"move":"cut 3 boardwalk"}', '2026-11-25 23:43:10.93779+00'),
	('table-3', 11, '{"type":"moved","seat":1,"move":"place summer-master"}', '2026-11-25 23:43:10.986797+00'),
	('table-3', 12, '{"type":"moved","seat":1,"move":"improve pottery-wheels"}', '2026-11-25 23:43:11.027204+00'),
	('table-3', 13, '{"type":"moved","seat":1,"move":"done"}', '2026-11-25 23:43:11.070671+00'),
	('table-3', 14, '{"type":"moved","seat":0,"move":"place dike-builder"}', '2026-11-25 23:43:11.110194+00'),
	('table-3', 15, '{"type":"moved","seat":0,"move":"take cattle"}', '2026-11-25 23:43:11.148944+00'),
	('table-3', 16, '{"type":"moved","seat":1,"move":"place builder"}', '2026-11-25 23:43:11.18568+00'),
	('table-3', 17, '{"type":"moved","seat":1,"move":"build farmers-house"}', '2026-11-25 23:43:11.232721+00'),
	('table-3', 18, '{"type":"undone","seat":1}', '2026-11-25 23:43:11.250863+00'),
	('table-3', 19, '{"type":"moved","seat":1,"move":"build workshop"}', '2026-11-25 23:43:11.289417+00'),
	('table-3', 20, '{"type":"moved","seat":1,"move":"pay clay 1 grain 1"}', '2026-11-25 23:43:11.325545+00'),
	('table-3', 21, '{"type":"moved","seat":0,"move":"place summer-grocer"}', '2026-11-25 23:43:11.373098+00'),
	('table-3', 22, '{"type":"moved","seat":0,"move":"return horse"}', '2026-11-25 23:43:11.422509+00'),
	('table-3', 23, '{"type":"moved","seat":0,"move":"take sheep"}', '2026-11-25 23:43:11.481477+00'),
	('table-3', 24, '{"type":"moved","seat":1,"move":"place woodcutter"}', '2026-11-25 23:43:11.531309+00'),
	('table-3', 25, '{"type":"moved","seat":0,"move":"place clay-worker"}', '2026-11-25 23:43:11.571391+00'),
	('table-3', 26, '{"type":"moved","seat":1,"move":"improve fleshing-beams"}', '2026-11-25 23:43:11.611515+00'),
	('table-3', 27, '{"type":"moved","seat":0,"move":"place summer-carpenter"}', '2026-11-25 23:43:11.665911+00'),
	('table-3', 28, '{"type":"moved","seat":0,"move":"return cattle"}', '2026-11-25 23:43:11.715036+00'),
	('table-3', 29, '{"type":"undone","seat":0}', '2026-11-25 23:43:11.753616+00'),
	('table-3', 30, '{"type":"moved","seat":0,"move":"return sheep"}', '2026-11-25 23:43:11.797206+00'),
	('table-3', 31, '{"type":"moved","seat":0,"move":"return cattle"}', '2026-11-25 23:43:11.847056+00'),
	('table-3', 32, '{"type":"moved","seat":0,"move":"build plow-makers-workshop"}', '2026-11-25 23:43:11.893708+00'),
	('table-3', 33, '{"type":"moved","seat":0,"move":"pay clay 1 grain 1"}', '2026-11-25 23:43:11.938607+00'),
	('table-3', 34, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-25 23:43:11.960485+00'),
	('table-3', 35, '{"type":"moved","seat":1,"move":"place winter-laborer"}', '2026-11-25 23:43:11.971412+00'),
	('table-3', 36, '{"type":"moved","seat":1,"move":"load wood 1"}', '2026-11-25 23:43:11.994835+00'),
	('table-3', 37, '{"type":"moved","seat":1,"move":"done"}', '2026-11-25 23:43:12.009397+00'),
	('table-3', 38, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-25 23:43:12.02609+00'),
	('table-5', 17, '{"type":"moved","seat":2,"move":"keep silage","at":1795650195}', '2026-11-25 23:43:15.300335+00'),
	('table-4', 0, '{"type":"opened","record":{"title":"agricola","rules":"2026.11.14","players":2,"options":{"cards":"base","hands":"dealt","side_job":"off","tile":"off","campaign":"off"},"deal":{"first":["2"],"cards":["sheep-market","grain-utilization","major-improvement","fencing","house-redevelopment","western-quarry","basic-wish-for-children","vegetable-seeds","pig-market","eastern-quarry","cattle-market","urgent-wish-for-children","cultivation","farm-redevelopment"],"hands":["wool-blankets,dutch-windmill,milk-jug,acorns-basket,bottles,mini-pasture,canoe,roughcaster,paper-maker,master-bricklayer,seasonal-worker,scholar,adoptive-parents,oven-firing-boy","butter-churn,clearing-spade,shifting-cultivation,lumber-mill,bread-paddle,sack-cart,manger,conservator,animal-tamer,grocer,manservant,roof-ballaster,childless,wood-cutter"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-25 23:43:12.03804+00'),
	('table-4', 1, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-25 23:43:12.078184+00'),
	('table-4', 2, '{"type":"moved","seat":0,"move":"place grain-seeds"}', '2026-11-25 23:43:12.160258+00'),
	('table-4', 3, '{"type":"moved","seat":1,"move":"place farmland"}', '2026-11-25 23:43:12.236149+00'),
	('table-4', 4, '{"type":"moved","seat":1,"move":"plow b3"}', '2026-11-25 23:43:12.301892+00'),
	('table-4', 5, '{"type":"moved","seat":0,"move":"place reed-bank"}', '2026-11-25 23:43:12.37815+00'),
	('table-4', 6, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-25 23:43:12.45754+00'),
	('table-4', 7, '{"type":"undone","seat":1}', '2026-11-25 23:43:12.50535+00'),
	('table-4', 8, '{"type":"moved","seat":1,"move":"place reed-bank"}', '2026-11-25 23:43:12.56553+00'),
	('table-4', 9, '{"type":"moved","seat":0,"move":"place farmland"}', '2026-11-25 23:43:12.611738+00'),
	('table-4', 10, '{"type":"moved","seat":0,"move":"plow b2"}', '2026-11-25 23:43:12.654788+00'),
	('table-4', 11, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-25 23:43:12.692499+00'),
	('table-4', 12, '{"type":"moved","seat":0,"move":"place grain-utilization"}', '2026-11-25 23:43:12.729538+00'),
	('table-4', 13, '{"type":"moved","seat":1,"move":"place fishing"}', '2026-11-25 23:43:12.780023+00'),
	('table-4', 14, '{"type":"moved","seat":0,"move":"place day-laborer"}', '2026-11-25 23:43:12.826321+00'),
	('table-4', 15, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-25 23:43:12.918198+00'),
	('table-4', 16, '{"type":"moved","seat":0,"move":"place lessons"}', '2026-11-25 23:43:13.018138+00'),
	('table-4', 17, '{"type":"moved","seat":0,"move":"play adoptive-parents"}', '2026-11-25 23:43:13.108402+00'),
	('table-4', 18, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-25 23:43:13.193658+00'),
	('table-4', 19, '{"type":"moved","seat":0,"move":"place day-laborer"}', '2026-11-25 23:43:13.277436+00'),
	('table-4', 20, '{"type":"moved","seat":1,"move":"place meeting-place"}', '2026-11-25 23:43:13.34599+00'),
	('table-4', 21, '{"type":"moved","seat":1,"move":"play butter-churn"}', '2026-11-25 23:43:13.430277+00'),
	('table-4', 22, '{"type":"moved","seat":0,"move":"place reed-bank"}', '2026-11-25 23:43:13.513982+00'),
	('table-4', 23, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-25 23:43:13.597582+00'),
	('table-4', 24, '{"type":"moved","seat":0,"move":"place lessons"}', '2026-11-25 23:43:13.669795+00'),
	('table-4', 25, '{"type":"moved","seat":0,"move":"eat grain"}', '2026-11-25 23:43:13.74192+00'),
	('table-4', 26, '{"type":"moved","seat":0,"move":"play oven-firing-boy"}', '2026-11-25 23:43:13.81743+00'),
	('table-4', 27, '{"type":"moved","seat":1,"move":"place farm-expansion"}', '2026-11-25 23:43:13.893177+00'),
	('table-4', 28, '{"type":"undone","seat":1}', '2026-11-25 23:43:13.943387+00'),
	('table-4', 29, '{"type":"moved","seat":1,"move":"place major-improvement"}', '2026-11-25 23:43:14.013465+00'),
	('table-4', 30, '{"type":"moved","seat":1,"move":"play bread-paddle"}', '2026-11-25 23:43:14.102453+00'),
	('table-4', 31, '{"type":"moved","seat":0,"move":"place farmland"}', '2026-11-25 23:43:14.19786+00'),
	('table-4', 32, '{"type":"moved","seat":0,"move":"plow c2"}', '2026-11-25 23:43:14.276315+00'),
	('table-4', 33, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-25 23:43:14.305262+00'),
	('table-4', 34, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-25 23:43:14.321827+00'),
	('table-4', 35, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-25 23:43:14.356306+00'),
	('table-5', 0, '{"type":"opened","record":{"title":"agricola","rules":"2026.11.14","players":3,"options":{"cards":"all","hands":"draft","side_job":"off","tile":"off","campaign":"off"},"deal":{"first":["2"],"cards":["sheep-market","grain-utilization","major-improvement","fencing","house-redevelopment","western-quarry","basic-wish-for-children","vegetable-seeds","pig-market","eastern-quarry","cattle-market","urgent-wish-for-children","cultivation","farm-redevelopment"],"hands":["clearing-spade,family-friendly-home,baking-sheet,wood-palisades,forest-lake-hut,silage,scullery,shovel-bearer,equipper,bed-maker,sheep-walker,furniture-carpenter,stable-planner,manservant","baseboards,throwing-axe,forest-inn,cookery-lesson,seed-pellets,farmyard-manure,drift-net-boat,seatmate,house-steward,silokeeper,full-farmer,harpooner,mineralogist,cottager","gardeners-knife,herring-pot,beanfield,strawberry-patch,shifting-cultivation,butter-churn,brewery-pond,adoptive-parents,childless,scythe-worker,informant,firewood-collector,master-workman,trimmer"],"lot":["1411472909"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"link","bot":null,"key":"d5ead6fdd3d16630aad4f07f5e49486337a42e58fb4eef0deaabb814c003b134"},{"name":"Bob","home":"link","bot":null,"key":"be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44"},{"name":"Cid","home":"link","bot":null,"key":"7c36b0a9dedde119c75165957c6c9c187e65df1ee5db87c4c58ad503ad88cbe3"}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683","absence":60,"at":1795650194}', '2026-11-25 23:43:14.373125+00'),
	('table-5', 1, '{"type":"moved","seat":0,"move":"keep baking-sheet","at":1795650194}', '2026-11-25 23:43:14.417086+00'),
	('table-5', 2, '{"type":"moved","seat":0,"move":"keep shovel-bearer","at":1795650194}', '2026-11-25 23:43:14.452458+00'),
	('table-5', 3, '{"type":"moved","seat":1,"move":"keep mineralogist","at":1795650194}', '2026-11-25 23:43:14.495968+00'),
	('table-5', 4, '{"type":"moved","seat":2,"move":"keep herring-pot","at":1795650194}', '2026-11-25 23:43:14.530762+00'),
	('table-5', 5, '{"type":"moved","seat":1,"move":"keep seed-pellets","at":1795650194}', '2026-11-25 23:43:14.582206+00'),
	('table-5', 6, '{"type":"moved","seat":2,"move":"keep childless","at":1795650194}', '2026-11-25 23:43:14.637314+00'),
	('table-5', 7, '{"type":"moved","seat":2,"move":"keep drift-net-boat","at":1795650194}', '2026-11-25 23:43:14.686358+00'),
	('table-5', 8, '{"type":"moved","seat":1,"move":"keep manservant","at":1795650194}', '2026-11-25 23:43:14.739591+00'),
	('table-5', 9, '{"type":"moved","seat":1,"move":"keep scullery","at":1795650194}', '2026-11-25 23:43:14.789743+00'),
	('table-5', 10, '{"type":"moved","seat":2,"move":"keep seatmate","at":1795650194}', '2026-11-25 23:43:14.849553+00'),
	('table-5', 11, '{"type":"moved","seat":0,"move":"keep firewood-collector","at":1795650194}', '2026-11-25 23:43:14.903542+00'),
	('table-5', 12, '{"type":"moved","seat":0,"move":"keep shifting-cultivation","at":1795650194}', '2026-11-25 23:43:14.987066+00'),
	('table-5', 13, '{"type":"moved","seat":0,"move":"keep full-farmer","at":1795650195}', '2026-11-25 23:43:15.03997+00'),
	('table-5', 14, '{"type":"moved","seat":1,"move":"keep adoptive-parents","at":1795650195}', '2026-11-25 23:43:15.107991+00'),
	('table-5', 15, '{"type":"moved","seat":1,"move":"keep butter-churn","at":1795650195}', '2026-11-25 23:43:15.162006+00'),
	('table-5', 16, '{"type":"moved","seat":0,"move":"keep forest-inn","at":1795650195}', '2026-11-25 23:43:15.22989+00'),
	('table-5', 18, '{"type":"moved","seat":2,"move":"keep stable-planner","at":1795650195}', '2026-11-25 23:43:15.353793+00'),
	('table-5', 19, '{"type":"moved","seat":0,"move":"keep furniture-carpenter","at":1795650195}', '2026-11-25 23:43:15.378924+00'),
	('table-5', 20, '{"type":"moved","seat":0,"move":"keep forest-lake-hut","at":1795650195}', '2026-11-25 23:43:15.437869+00'),
	('table-5', 21, '{"type":"voted","seat":2,"by":0,"bot":"farmer","at":1795650195}', '2026-11-25 23:43:15.453828+00'),
	('table-9', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":2,"options":{"cards":"off","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"link","bot":null,"key":"be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44"}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-25 23:43:15.664617+00'),
	('table-9', 1, '{"type":"offered","seat":1,"key":"fa981d014c38b3c29177f17e558a7df6c6f6b10e36527b3175b782ed755041c4"}', '2026-11-25 23:43:15.669716+00'),
	('table-9', 2, '{"type":"handed","seat":1,"name":"Bob"}', '2026-11-25 23:43:15.678285+00'),
	('table-9', 3, '{"type":"nudged","seat":1,"by":0,"at":1795650195}', '2026-11-25 23:43:15.696589+00');
INSERT INTO entries VALUES
	('table-9', 4, '{"type":"moved","seat":1,"move":"place nursery"}', '2026-11-25 23:43:15.718119+00'),
	('table-9', 5, '{"type":"said","seat":1,"text":"Enough?","at":1795650195}', '2026-11-25 23:43:15.722089+00'),
	('table-9', 6, '{"type":"wished","seat":1,"ends":true}', '2026-11-25 23:43:15.72842+00'),
	('table-9', 7, '{"type":"wished","seat":0,"ends":true}', '2026-11-25 23:43:15.731534+00'),
	('table-9', 8, '{"type":"ended","ending":{"how":"agreed","by":null}}', '2026-11-25 23:43:15.731534+00'),
	('table-9', 9, '{"type":"followed","table":"table-10"}', '2026-11-25 23:43:15.734674+00'),
	('table-10', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":2,"options":{"cards":"off","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"]},"moves":[],"ending":null},"seats":[{"name":"Bob","home":"link","bot":null,"key":"fa981d014c38b3c29177f17e558a7df6c6f6b10e36527b3175b782ed755041c4"},{"name":"Ann","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-25 23:43:15.737071+00'),
	('table-0', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":1,"options":{"cards":"off","progress":"together"},"deal":{"first":["1"],"quadrants":["B1","D4","A3","E3","C2","F2"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-25 23:43:15.767578+00'),
	('table-0', 1, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-25 23:43:15.767578+00'),
	('table-0', 2, '{"type":"undone","seat":0,"over":[]}', '2026-11-25 23:43:15.767578+00'),
	('table-0', 3, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-25 23:43:15.767578+00');
INSERT INTO guests VALUES
	('table-7', 'table-6', 0);
INSERT INTO invited VALUES
	('table-7', 'table-8');
INSERT INTO layout VALUES
	(13);
INSERT INTO marks VALUES
	('calls-looked', '1795650188'),
	('push-key', '-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQga559fwDY8/yXJiau
YKG5lXqPeI2teDdGs+s8Llt3CBKhRANCAASJp+pe5kNUhbzitYoa5zolSm8FLDLG
oX3jmLMVkVo17nTMB4SGU6tmcTyFK2WoA5ye+Jc762Vlu1ItwvKS0/mo
');
INSERT INTO offers VALUES
	('table-7', 'table-6', '{"title":"arle","seats":2,"bots":0,"options":{},"absence":null,"listed":true,"level":"any","rated":false,"pace":null,"coached":false}', 1, 1795650195, '');
INSERT INTO passes VALUES
	('51a575e92ffa98ee800f3d8631443ab91149c1e12bcd54499d089506ee8331f7', 'table-6', 1795651095);
INSERT INTO passkeys VALUES
	('TO0mxazM_3py38Ote0-MOw', 'table-6', 'Phone', 'pQECAyYgASFYINTfq7hrIDmMTzVFsQLBZdV7r-N6rY-ob84TqjyC19snIlggT9Rog0whSkRgkHjHg3lA_eguHXTUpT0eVaP5ZGqRmA0', 1, 1795650195, 0);
INSERT INTO persons VALUES
	('table-6', 'Ann', 'moor', 1795650195, '', '', ''),
	('table-8', 'Bob', 'hops', 1795650195, '', '', '');
INSERT INTO remarks VALUES
	('table-9', 'table-8', 'Too late');
INSERT INTO results VALUES
	('table-1', 0, '', '', 'hallertau', 1, 10000, 1, 0, 0, 0, 1795650189, 0);
INSERT INTO sitters VALUES
	('table-5', 1, 'table-6', 'be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44'),
	('table-9', -1, 'table-6', NULL),
	('table-9', 1, 'table-8', 'fa981d014c38b3c29177f17e558a7df6c6f6b10e36527b3175b782ed755041c4'),
	('table-10', -1, 'table-6', NULL),
	('table-10', 0, 'table-8', 'fa981d014c38b3c29177f17e558a7df6c6f6b10e36527b3175b782ed755041c4');
INSERT INTO standings VALUES
	('table-1', 57, 1, 1795650189, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"}],"asked":{},"over":true,"scores":[10],"winners":[0],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":""}', NULL, 1795650189, 1),
	('table-2', 40, 0, 1795650190, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1795650190},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":""}', NULL, 0, 0),
	('table-3', 38, 0, 1795650192, '{"title":"arle","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1795650192},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":""}', NULL, 0, 0),
	('table-4', 35, 0, 1795650194, '{"title":"agricola","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1795650194},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":""}', NULL, 0, 0),
	('table-5', 21, 0, 1795650195, '{"title":"agricola","seats":[{"name":"Ann","kind":"link"},{"name":"Bob","kind":"link"},{"name":"Cid","kind":"link"}],"asked":{"1":1795650195,"2":1795650195},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":""}', NULL, 0, 0);
INSERT INTO targets VALUES
	('table-11', 'table-8', 'json', 'https://hooks.example/bob', 'null', 1795650195, '', 0, 0);
INSERT INTO wishes VALUES
	('table-8', '{"delay":60,"quiet":[0,60]}');
ALTER TABLE ONLY challenges
    ADD CONSTRAINT challenges_pkey PRIMARY KEY (digest);
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
ALTER TABLE ONLY mail_links
    ADD CONSTRAINT mail_links_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY marks
    ADD CONSTRAINT marks_pkey PRIMARY KEY (name);
ALTER TABLE ONLY offers
    ADD CONSTRAINT offers_pkey PRIMARY KEY (offer);
ALTER TABLE ONLY outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (called, target);
ALTER TABLE ONLY passes
    ADD CONSTRAINT passes_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (passkey);
ALTER TABLE ONLY persons
    ADD CONSTRAINT persons_pkey PRIMARY KEY (person);
ALTER TABLE ONLY plans
    ADD CONSTRAINT plans_pkey PRIMARY KEY (tab, seat);
ALTER TABLE ONLY presence
    ADD CONSTRAINT presence_pkey PRIMARY KEY (tab, process);
ALTER TABLE ONLY ratings
    ADD CONSTRAINT ratings_pkey PRIMARY KEY (person, title);
ALTER TABLE ONLY reasons
    ADD CONSTRAINT reasons_pkey PRIMARY KEY (person, why, about, stamp);
ALTER TABLE ONLY remarks
    ADD CONSTRAINT remarks_pkey PRIMARY KEY (tab, person);
ALTER TABLE ONLY remote_bots
    ADD CONSTRAINT remote_bots_pkey PRIMARY KEY (bot);
ALTER TABLE ONLY remote_seats
    ADD CONSTRAINT remote_seats_pkey PRIMARY KEY (bot, tab);
ALTER TABLE ONLY results
    ADD CONSTRAINT results_pkey PRIMARY KEY (tab, seat);
ALTER TABLE ONLY seen
    ADD CONSTRAINT seen_pkey PRIMARY KEY (tab, seat);
ALTER TABLE ONLY sitters
    ADD CONSTRAINT sitters_pkey PRIMARY KEY (tab, seat);
ALTER TABLE ONLY standings
    ADD CONSTRAINT standings_pkey PRIMARY KEY (tab);
ALTER TABLE ONLY targets
    ADD CONSTRAINT targets_pkey PRIMARY KEY (target);
ALTER TABLE ONLY wishes
    ADD CONSTRAINT wishes_pkey PRIMARY KEY (person);
CREATE INDEX devices_of ON devices USING btree (person);
CREATE INDEX invited_of ON invited USING btree (person);
CREATE INDEX mail_links_to ON mail_links USING btree (address);
CREATE INDEX outbox_due ON outbox USING btree (due);
CREATE INDEX passkeys_of ON passkeys USING btree (person);
CREATE UNIQUE INDEX persons_page ON persons USING btree (page) WHERE (page <> ''::text);
CREATE INDEX plans_live ON plans USING btree (live, tab);
CREATE INDEX presence_of ON presence USING btree (process);
CREATE INDEX ratings_in ON ratings USING btree (title);
CREATE INDEX reasons_due ON reasons USING btree (called, due);
CREATE INDEX remarks_of ON remarks USING btree (person);
CREATE INDEX remote_bots_of ON remote_bots USING btree (owner);
CREATE INDEX results_called ON results USING btree (called, ended) WHERE (shown = 1);
CREATE INDEX results_of ON results USING btree (person, ended);
CREATE INDEX results_of_fame ON results USING btree (title, person, players, score) WHERE (shown = 1);
CREATE INDEX results_of_title ON results USING btree (title, ended) WHERE (shown = 1);
CREATE INDEX results_shown ON results USING btree (ended) WHERE (shown = 1);
CREATE INDEX sitters_of ON sitters USING btree (person);
CREATE INDEX standings_changed ON standings USING btree (over, changed);
CREATE INDEX standings_due ON standings USING btree (due) WHERE (due IS NOT NULL);
CREATE INDEX standings_ended ON standings USING btree (changed, tab) WHERE ((over = 1) AND (counted <> 1));
CREATE INDEX standings_taken_back ON standings USING btree (tab) WHERE ((over = 0) AND (counted = 1));
CREATE INDEX targets_at ON targets USING btree (kind, address);
CREATE UNIQUE INDEX targets_of ON targets USING btree (person, kind, address);
