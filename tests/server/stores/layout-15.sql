CREATE TABLE challenges (
    digest text NOT NULL,
    person text NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE devices (
    digest text NOT NULL,
    person text NOT NULL,
    since bigint NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    used bigint DEFAULT 0 NOT NULL
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
    tab text NOT NULL,
    begun integer DEFAULT 0 NOT NULL
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
    language text DEFAULT ''::text NOT NULL,
    folded text DEFAULT ''::text NOT NULL
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
    called text NOT NULL COLLATE pg_catalog."C",
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
    seat_key text,
    hidden integer DEFAULT '-1'::integer NOT NULL
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
    failing bigint NOT NULL,
    device text DEFAULT ''::text NOT NULL
);
CREATE TABLE wishes (
    person text NOT NULL,
    wishes text NOT NULL
);
INSERT INTO challenges VALUES
	('a8c0b9139d69c08c460c40504eda9333e37ec7615d60011391b5bdd5c3dec384', '', 1795703526);
INSERT INTO devices VALUES
	('cbec6efbb9bde6073032ce1024e41aabc18deee09aceadc6646fa0dfcad7d341', 'table-6', 1795703225, '', 1795703225),
	('7f01ca8d1f52768b908b21eb4c41250398c07cba4f8d6f52809de9851b7ca117', 'table-9', 1795703226, '', 1795703226);
INSERT INTO entries VALUES
	('table-1', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":1,"options":{"cards":"off","progress":"together"},"deal":{"first":["1"],"quadrants":["B1","D4","A3","E3","C2","F2"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-26 14:26:57.483995+00'),
	('table-1', 1, '{"type":"moved","seat":0,"move":"exchange 3"}', '2026-11-26 14:26:57.5103+00'),
	('table-1', 2, '{"type":"moved","seat":0,"move":"place small-trade"}', '2026-11-26 14:26:57.554057+00'),
	('table-1', 3, '{"type":"moved","seat":0,"move":"take rye"}', '2026-11-26 14:26:57.593648+00'),
	('table-1', 4, '{"type":"moved","seat":0,"move":"take rye"}', '2026-11-26 14:26:57.639997+00'),
	('table-1', 5, '{"type":"moved","seat":0,"move":"take milk"}', '2026-11-26 14:26:57.669609+00'),
	('table-1', 6, '{"type":"moved","seat":0,"move":"place farming"}', '2026-11-26 14:26:57.705659+00'),
	('table-1', 7, '{"type":"moved","seat":0,"move":"choose 2"}', '2026-11-26 14:26:57.759249+00'),
	('table-1', 8, '{"type":"moved","seat":0,"move":"done"}', '2026-11-26 14:26:57.792001+00'),
	('table-1', 9, '{"type":"moved","seat":0,"move":"fallow row 4"}', '2026-11-26 14:26:57.82514+00'),
	('table-1', 10, '{"type":"moved","seat":0,"move":"advance cooling-house"}', '2026-11-26 14:26:57.862243+00'),
	('table-1', 11, '{"type":"moved","seat":0,"move":"advance manufacture"}', '2026-11-26 14:26:57.896427+00'),
	('table-1', 12, '{"type":"moved","seat":0,"move":"advance brewhouse"}', '2026-11-26 14:26:57.957291+00'),
	('table-1', 13, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-26 14:26:57.995531+00'),
	('table-1', 14, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-26 14:26:58.074638+00'),
	('table-1', 15, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-26 14:26:58.110766+00'),
	('table-1', 16, '{"type":"moved","seat":0,"move":"place sparingly clearing"}', '2026-11-26 14:26:58.155823+00'),
	('table-1', 17, '{"type":"moved","seat":0,"move":"done"}', '2026-11-26 14:26:58.20259+00'),
	('table-1', 18, '{"type":"moved","seat":0,"move":"done"}', '2026-11-26 14:26:58.262976+00'),
	('table-1', 19, '{"type":"moved","seat":0,"move":"place sparingly nursery"}', '2026-11-26 14:26:58.307976+00'),
	('table-1', 20, '{"type":"moved","seat":0,"move":"choose 2"}', '2026-11-26 14:26:58.353832+00'),
	('table-1', 21, '{"type":"moved","seat":0,"move":"take barley"}', '2026-11-26 14:26:58.390163+00'),
	('table-1', 22, '{"type":"moved","seat":0,"move":"done"}', '2026-11-26 14:26:58.433593+00'),
	('table-1', 23, '{"type":"moved","seat":0,"move":"place busy-weekend"}', '2026-11-26 14:26:58.485298+00'),
	('table-1', 24, '{"type":"moved","seat":0,"move":"take milk"}', '2026-11-26 14:26:58.527956+00'),
	('table-1', 25, '{"type":"moved","seat":0,"move":"done"}', '2026-11-26 14:26:58.576391+00'),
	('table-1', 26, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-26 14:26:58.621081+00'),
	('table-1', 27, '{"type":"moved","seat":0,"move":"place cultivation"}', '2026-11-26 14:26:58.668151+00'),
	('table-1', 28, '{"type":"moved","seat":0,"move":"done"}', '2026-11-26 14:26:58.70562+00'),
	('table-1', 29, '{"type":"moved","seat":0,"move":"exchange 3"}', '2026-11-26 14:26:58.750108+00'),
	('table-1', 30, '{"type":"moved","seat":0,"move":"place sparingly sheep-market"}', '2026-11-26 14:26:58.789995+00'),
	('table-1', 31, '{"type":"moved","seat":0,"move":"done"}', '2026-11-26 14:26:58.829533+00'),
	('table-1', 32, '{"type":"moved","seat":0,"move":"take hides"}', '2026-11-26 14:26:58.864193+00'),
	('table-1', 33, '{"type":"moved","seat":0,"move":"exchange 2"}', '2026-11-26 14:26:58.913661+00'),
	('table-1', 34, '{"type":"moved","seat":0,"move":"place clay-delivery"}', '2026-11-26 14:26:58.953399+00'),
	('table-1', 35, '{"type":"moved","seat":0,"move":"place sparingly clearing"}', '2026-11-26 14:26:59.010386+00'),
	('table-1', 36, '{"type":"moved","seat":0,"move":"take field"}', '2026-11-26 14:26:59.044672+00'),
	('table-1', 37, '{"type":"moved","seat":0,"move":"done"}', '2026-11-26 14:26:59.066688+00'),
	('table-1', 38, '{"type":"moved","seat":0,"move":"advance carpentry"}', '2026-11-26 14:26:59.092285+00'),
	('table-1', 39, '{"type":"moved","seat":0,"move":"place sheep-shearing"}', '2026-11-26 14:26:59.11907+00'),
	('table-1', 40, '{"type":"moved","seat":0,"move":"place sparingly clay-delivery"}', '2026-11-26 14:26:59.146463+00'),
	('table-1', 41, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-26 14:26:59.184288+00'),
	('table-1', 42, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-26 14:26:59.228274+00'),
	('table-1', 43, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-26 14:26:59.272141+00'),
	('table-1', 44, '{"type":"moved","seat":0,"move":"done"}', '2026-11-26 14:26:59.313938+00'),
	('table-1', 45, '{"type":"moved","seat":0,"move":"place sparingly sheep-market"}', '2026-11-26 14:26:59.343108+00'),
	('table-1', 46, '{"type":"moved","seat":0,"move":"done"}', '2026-11-26 14:26:59.373244+00'),
	('table-1', 47, '{"type":"moved","seat":0,"move":"take hides"}', '2026-11-26 14:26:59.402021+00'),
	('table-1', 48, '{"type":"moved","seat":0,"move":"place sparingly weekly-market"}', '2026-11-26 14:26:59.457772+00'),
	('table-1', 49, '{"type":"moved","seat":0,"move":"take sheep"}', '2026-11-26 14:26:59.503428+00'),
	('table-1', 50, '{"type":"moved","seat":0,"move":"take meat"}', '2026-11-26 14:26:59.541776+00'),
	('table-1', 51, '{"type":"moved","seat":0,"move":"place fertilizing"}', '2026-11-26 14:26:59.587631+00'),
	('table-1', 52, '{"type":"moved","seat":0,"move":"done"}', '2026-11-26 14:26:59.627891+00'),
	('table-1', 53, '{"type":"moved","seat":0,"move":"sow barley row 5"}', '2026-11-26 14:26:59.671887+00'),
	('table-1', 54, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-26 14:26:59.712137+00'),
	('table-1', 55, '{"type":"moved","seat":0,"move":"exchange 6"}', '2026-11-26 14:26:59.91044+00'),
	('table-1', 56, '{"type":"moved","seat":0,"move":"place sheep-breeding"}', '2026-11-26 14:26:59.924557+00'),
	('table-1', 57, '{"type":"moved","seat":0,"move":"choose 1"}', '2026-11-26 14:26:59.938455+00'),
	('table-2', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":2,"options":{"cards":"on","gateway":"beginner","farmyard":"hops","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"],"gateway":["010","003","008","022","019","013","021","011","001","014","029","026","027","015","002","012","017","024","004","016","020","007","009","025","006","018","023","028","030","005"],"farmyard":["416","430","411","414","404","435","409","401","421","412","425","428","415","406","419","405","424","423","432","429","417","422","403","431","408","413","418","402","434","426","407","420","427","410","433"],"bonus":["827","824","835","816","831","825","813","829","807","823","815","830","808","834","802","804","822","810","845","814","817","840","806","812","832","818","844","833","805","838","826","843","821","819","809","839","828","836","841","801","811","803","837","842","820"],"point":["909","913","908","903","904","925","911","901","920","916","910","906","905","917","907","918","912","919","923","924","915","902","921","914","922"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-26 14:26:59.956836+00'),
	('table-2', 1, '{"type":"moved","seat":1,"move":"place sparingly gateway-card"}', '2026-11-26 14:26:59.97426+00'),
	('table-2', 2, '{"type":"moved","seat":1,"move":"take card"}', '2026-11-26 14:27:00.001616+00'),
	('table-2', 3, '{"type":"moved","seat":0,"move":"place butchery"}', '2026-11-26 14:27:00.029755+00'),
	('table-2', 4, '{"type":"moved","seat":1,"move":"place clearing"}', '2026-11-26 14:27:00.076027+00'),
	('table-2', 5, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-26 14:27:00.142176+00'),
	('table-2', 6, '{"type":"moved","seat":1,"move":"place sparingly clay-delivery"}', '2026-11-26 14:27:00.192115+00'),
	('table-2', 7, '{"type":"undone","seat":1}', '2026-11-26 14:27:00.214842+00'),
	('table-2', 8, '{"type":"moved","seat":1,"move":"place sparingly sheep-market"}', '2026-11-26 14:27:00.2573+00'),
	('table-2', 9, '{"type":"moved","seat":1,"move":"take sheep"}', '2026-11-26 14:27:00.309712+00'),
	('table-2', 10, '{"type":"moved","seat":1,"move":"play 021"}', '2026-11-26 14:27:00.355163+00'),
	('table-2', 11, '{"type":"moved","seat":1,"move":"done"}', '2026-11-26 14:27:00.409886+00'),
	('table-2', 12, '{"type":"moved","seat":1,"move":"take meat"}', '2026-11-26 14:27:00.457592+00'),
	('table-2', 13, '{"type":"moved","seat":0,"move":"place sparingly land-sale"}', '2026-11-26 14:27:00.501192+00'),
	('table-2', 14, '{"type":"moved","seat":0,"move":"spend field row 4 empty"}', '2026-11-26 14:27:00.545777+00'),
	('table-2', 15, '{"type":"moved","seat":0,"move":"done"}', '2026-11-26 14:27:00.594393+00'),
	('table-2', 16, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-26 14:27:00.64196+00'),
	('table-2', 17, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-26 14:27:00.690209+00'),
	('table-2', 18, '{"type":"undone","seat":0}', '2026-11-26 14:27:00.713497+00'),
	('table-2', 19, '{"type":"moved","seat":0,"move":"done"}', '2026-11-26 14:27:00.751347+00'),
	('table-2', 20, '{"type":"moved","seat":1,"move":"place sparingly clearing"}', '2026-11-26 14:27:00.800907+00'),
	('table-2', 21, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-26 14:27:00.845008+00'),
	('table-2', 22, '{"type":"moved","seat":1,"move":"take clay"}', '2026-11-26 14:27:00.893354+00'),
	('table-2', 23, '{"type":"moved","seat":0,"move":"place bonus-card"}', '2026-11-26 14:27:00.939623+00'),
	('table-2', 24, '{"type":"moved","seat":0,"move":"fallow row 4"}', '2026-11-26 14:27:00.989826+00'),
	('table-2', 25, '{"type":"moved","seat":1,"move":"fallow row 4"}', '2026-11-26 14:27:01.041967+00'),
	('table-2', 26, '{"type":"moved","seat":1,"move":"done"}', '2026-11-26 14:27:01.091371+00'),
	('table-2', 27, '{"type":"moved","seat":1,"move":"play sparingly 409"}', '2026-11-26 14:27:01.143045+00'),
	('table-2', 28, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-26 14:27:01.201972+00'),
	('table-2', 29, '{"type":"undone","seat":1}', '2026-11-26 14:27:01.234837+00'),
	('table-2', 30, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-26 14:27:01.274106+00'),
	('table-2', 31, '{"type":"moved","seat":1,"move":"done"}', '2026-11-26 14:27:01.32603+00'),
	('table-2', 32, '{"type":"moved","seat":0,"move":"advance brewhouse"}', '2026-11-26 14:27:01.373825+00'),
	('table-2', 33, '{"type":"moved","seat":0,"move":"advance manufacture"}', '2026-11-26 14:27:01.4261+00'),
	('table-2', 34, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-26 14:27:01.45032+00'),
	('table-2', 35, '{"type":"moved","seat":1,"move":"advance cooling-house"}', '2026-11-26 14:27:01.453795+00'),
	('table-2', 36, '{"type":"moved","seat":1,"move":"pay meat 1"}', '2026-11-26 14:27:01.46296+00'),
	('table-2', 37, '{"type":"moved","seat":1,"move":"advance manufacture"}', '2026-11-26 14:27:01.473081+00'),
	('table-2', 38, '{"type":"moved","seat":1,"move":"advance brewhouse"}', '2026-11-26 14:27:01.483767+00'),
	('table-2', 39, '{"type":"moved","seat":1,"move":"done"}', '2026-11-26 14:27:01.508893+00'),
	('table-2', 40, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-26 14:27:01.544992+00'),
	('table-3', 0, '{"type":"opened","record":{"title":"arle","rules":"2026.11.1","players":2,"options":{"houses":"light","rules":"printed","payment":"chosen","peat":"chosen","barn":"same-size","loading":"any-time"},"deal":{"first":["2"],"houses":["farmers-house","plow-makers-workshop","novices-hut","workshop"],"crafts":["turnery","smithy"],"inns":["potters-inn","junk-dealers-inn","milk-house-inn"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-26 14:27:01.558968+00');
INSERT INTO entries VALUES
	('table-3', 1, '{"type":"moved","seat":1,"move":"place wainwright"}', '2026-11-26 14:27:01.597904+00'),
	('table-3', 2, '{"type":"moved","seat":1,"move":"return horse"}', '2026-11-26 14:27:01.650047+00'),
	('table-3', 3, '{"type":"moved","seat":1,"move":"build handcart"}', '2026-11-26 14:27:01.702208+00'),
	('table-3', 4, '{"type":"moved","seat":1,"move":"load hage 1"}', '2026-11-26 14:27:01.7551+00'),
	('table-3', 5, '{"type":"moved","seat":1,"move":"sell hage flax-field"}', '2026-11-26 14:27:01.801653+00'),
	('table-3', 6, '{"type":"moved","seat":1,"move":"done"}', '2026-11-26 14:27:01.854012+00'),
	('table-3', 7, '{"type":"undone","seat":1}', '2026-11-26 14:27:01.883802+00'),
	('table-3', 8, '{"type":"moved","seat":1,"move":"done"}', '2026-11-26 14:27:01.925166+00'),
	('table-3', 9, '{"type":"moved","seat":0,"move":"place peat-cutter"}', '2026-11-26 14:27:01.981474+00'),
	('table-3', 10, '{"type":"moved","seat":0,"move":"cut 3 boardwalk"}', '2026-11-26 14:27:02.034125+00'),
	('table-3', 11, '{"type":"moved","seat":1,"move":"place summer-master"}', '2026-11-26 14:27:02.085647+00'),
	('table-3', 12, '{"type":"moved","seat":1,"move":"improve pottery-wheels"}', '2026-11-26 14:27:02.137754+00'),
	('table-3', 13, '{"type":"moved","seat":1,"move":"done"}', '2026-11-26 14:27:02.193867+00'),
	('table-3', 14, '{"type":"moved","seat":0,"move":"place dike-builder"}', '2026-11-26 14:27:02.251814+00'),
	('table-3', 15, '{"type":"moved","seat":0,"move":"take cattle"}', '2026-11-26 14:27:02.306416+00'),
	('table-3', 16, '{"type":"moved","seat":1,"move":"place builder"}', '2026-11-26 14:27:02.374651+00'),
	('table-3', 17, '{"type":"moved","seat":1,"move":"build farmers-house"}', '2026-11-26 14:27:02.442071+00'),
	('table-3', 18, '{"type":"undone","seat":1}', '2026-11-26 14:27:02.48237+00'),
	('table-3', 19, '{"type":"moved","seat":1,"move":"build workshop"}', '2026-11-26 14:27:02.541284+00'),
	('table-3', 20, '{"type":"moved","seat":1,"move":"pay clay 1 grain 1"}', '2026-11-26 14:27:02.610605+00'),
	('table-3', 21, '{"type":"moved","seat":0,"move":"place summer-grocer"}', '2026-11-26 14:27:02.677889+00'),
	('table-3', 22, '{"type":"moved","seat":0,"move":"return horse"}', '2026-11-26 14:27:02.741616+00'),
	('table-3', 23, '{"type":"moved","seat":0,"move":"take sheep"}', '2026-11-26 14:27:02.814183+00'),
	('table-3', 24, '{"type":"moved","seat":1,"move":"place woodcutter"}', '2026-11-26 14:27:02.883981+00'),
	('table-3', 25, '{"type":"moved","seat":0,"move":"place clay-worker"}', '2026-11-26 14:27:02.961947+00'),
	('table-3', 26, '{"type":"moved","seat":1,"move":"improve fleshing-beams"}', '2026-11-26 14:27:03.030586+00'),
	('table-3', 27, '{"type":"moved","seat":0,"move":"place summer-carpenter"}', '2026-11-26 14:27:03.113931+00'),
	('table-3', 28, '{"type":"moved","seat":0,"move":"return cattle"}', '2026-11-26 14:27:03.189243+00'),
	('table-3', 29, '{"type":"undone","seat":0}', '2026-11-26 14:27:03.237675+00'),
	('table-3', 30, '{"type":"moved","seat":0,"move":"return sheep"}', '2026-11-26 14:27:03.300792+00'),
	('table-3', 31, '{"type":"moved","seat":0,"move":"return cattle"}', '2026-11-26 14:27:03.371895+00'),
	('table-3', 32, '{"type":"moved","seat":0,"move":"build plow-makers-workshop"}', '2026-11-26 14:27:03.445229+00'),
	('table-3', 33, '{"type":"moved","seat":0,"move":"pay clay 1 grain 1"}', '2026-11-26 14:27:03.521361+00'),
	('table-3', 34, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-26 14:27:03.552662+00'),
	('table-3', 35, '{"type":"moved","seat":1,"move":"place winter-laborer"}', '2026-11-26 14:27:03.560627+00'),
	('table-3', 36, '{"type":"moved","seat":1,"move":"load wood 1"}', '2026-11-26 14:27:03.570436+00'),
	('table-3', 37, '{"type":"moved","seat":1,"move":"done"}', '2026-11-26 14:27:03.59011+00'),
	('table-3', 38, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-26 14:27:03.618258+00'),
	('table-5', 17, '{"type":"moved","seat":2,"move":"keep silage","at":1795703225}', '2026-11-26 14:27:05.86028+00'),
	('table-4', 0, '{"type":"opened","record":{"title":"agricola","rules":"2026.11.24","players":2,"options":{"cards":"base","hands":"dealt","side_job":"off","tile":"off","campaign":"off"},"deal":{"first":["2"],"cards":["sheep-market","grain-utilization","major-improvement","fencing","house-redevelopment","western-quarry","basic-wish-for-children","vegetable-seeds","pig-market","eastern-quarry","cattle-market","urgent-wish-for-children","cultivation","farm-redevelopment"],"hands":["wool-blankets,dutch-windmill,milk-jug,acorns-basket,bottles,mini-pasture,canoe,roughcaster,paper-maker,master-bricklayer,seasonal-worker,scholar,adoptive-parents,oven-firing-boy","butter-churn,clearing-spade,shifting-cultivation,lumber-mill,bread-paddle,sack-cart,manger,conservator,animal-tamer,grocer,manservant,roof-ballaster,childless,wood-cutter"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-26 14:27:03.634608+00'),
	('table-4', 1, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-26 14:27:03.686861+00'),
	('table-4', 2, '{"type":"moved","seat":0,"move":"place grain-seeds"}', '2026-11-26 14:27:03.749488+00'),
	('table-4', 3, '{"type":"moved","seat":1,"move":"place farmland"}', '2026-11-26 14:27:03.816563+00'),
	('table-4', 4, '{"type":"moved","seat":1,"move":"plow b3"}', '2026-11-26 14:27:03.870134+00'),
	('table-4', 5, '{"type":"moved","seat":0,"move":"place reed-bank"}', '2026-11-26 14:27:03.928327+00'),
	('table-4', 6, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-26 14:27:03.986453+00'),
	('table-4', 7, '{"type":"undone","seat":1}', '2026-11-26 14:27:04.025304+00'),
	('table-4', 8, '{"type":"moved","seat":1,"move":"place reed-bank"}', '2026-11-26 14:27:04.078126+00'),
	('table-4', 9, '{"type":"moved","seat":0,"move":"place farmland"}', '2026-11-26 14:27:04.146014+00'),
	('table-4', 10, '{"type":"moved","seat":0,"move":"plow b2"}', '2026-11-26 14:27:04.198385+00'),
	('table-4', 11, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-26 14:27:04.258473+00'),
	('table-4', 12, '{"type":"moved","seat":0,"move":"place grain-utilization"}', '2026-11-26 14:27:04.337226+00'),
	('table-4', 13, '{"type":"moved","seat":1,"move":"place fishing"}', '2026-11-26 14:27:04.38431+00'),
	('table-4', 14, '{"type":"moved","seat":0,"move":"place day-laborer"}', '2026-11-26 14:27:04.425646+00'),
	('table-4', 15, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-26 14:27:04.464414+00'),
	('table-4', 16, '{"type":"moved","seat":0,"move":"place lessons"}', '2026-11-26 14:27:04.512061+00'),
	('table-4', 17, '{"type":"moved","seat":0,"move":"play adoptive-parents"}', '2026-11-26 14:27:04.570888+00'),
	('table-4', 18, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-26 14:27:04.626051+00'),
	('table-4', 19, '{"type":"moved","seat":0,"move":"place day-laborer"}', '2026-11-26 14:27:04.695858+00'),
	('table-4', 20, '{"type":"moved","seat":1,"move":"place meeting-place"}', '2026-11-26 14:27:04.731392+00'),
	('table-4', 21, '{"type":"moved","seat":1,"move":"play butter-churn"}', '2026-11-26 14:27:04.780461+00'),
	('table-4', 22, '{"type":"moved","seat":0,"move":"place reed-bank"}', '2026-11-26 14:27:04.840203+00'),
	('table-4', 23, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-26 14:27:04.896247+00'),
	('table-4', 24, '{"type":"moved","seat":0,"move":"place lessons"}', '2026-11-26 14:27:04.957902+00'),
	('table-4', 25, '{"type":"moved","seat":0,"move":"eat grain"}', '2026-11-26 14:27:05.016593+00'),
	('table-4', 26, '{"type":"moved","seat":0,"move":"play oven-firing-boy"}', '2026-11-26 14:27:05.067249+00'),
	('table-4', 27, '{"type":"moved","seat":1,"move":"place farm-expansion"}', '2026-11-26 14:27:05.110153+00'),
	('table-4', 28, '{"type":"undone","seat":1}', '2026-11-26 14:27:05.133517+00'),
	('table-4', 29, '{"type":"moved","seat":1,"move":"place major-improvement"}', '2026-11-26 14:27:05.166947+00'),
	('table-4', 30, '{"type":"moved","seat":1,"move":"play bread-paddle"}', '2026-11-26 14:27:05.197485+00'),
	('table-4', 31, '{"type":"moved","seat":0,"move":"place farmland"}', '2026-11-26 14:27:05.217998+00'),
	('table-4', 32, '{"type":"moved","seat":0,"move":"plow c2"}', '2026-11-26 14:27:05.235602+00'),
	('table-4', 33, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-26 14:27:05.243009+00'),
	('table-4', 34, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-26 14:27:05.248502+00'),
	('table-4', 35, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-26 14:27:05.255393+00'),
	('table-5', 0, '{"type":"opened","record":{"title":"agricola","rules":"2026.11.24","players":3,"options":{"cards":"all","hands":"draft","side_job":"off","tile":"off","campaign":"off"},"deal":{"first":["2"],"cards":["sheep-market","grain-utilization","major-improvement","fencing","house-redevelopment","western-quarry","basic-wish-for-children","vegetable-seeds","pig-market","eastern-quarry","cattle-market","urgent-wish-for-children","cultivation","farm-redevelopment"],"hands":["clearing-spade,family-friendly-home,baking-sheet,wood-palisades,forest-lake-hut,silage,scullery,shovel-bearer,equipper,bed-maker,sheep-walker,furniture-carpenter,stable-planner,manservant","baseboards,throwing-axe,forest-inn,cookery-lesson,seed-pellets,farmyard-manure,drift-net-boat,seatmate,house-steward,silokeeper,full-farmer,harpooner,mineralogist,cottager","gardeners-knife,herring-pot,beanfield,strawberry-patch,shifting-cultivation,butter-churn,brewery-pond,adoptive-parents,childless,scythe-worker,informant,firewood-collector,master-workman,trimmer"],"lot":["1411472909"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"link","bot":null,"key":"d5ead6fdd3d16630aad4f07f5e49486337a42e58fb4eef0deaabb814c003b134"},{"name":"Bob","home":"link","bot":null,"key":"be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44"},{"name":"Cid","home":"link","bot":null,"key":"7c36b0a9dedde119c75165957c6c9c187e65df1ee5db87c4c58ad503ad88cbe3"}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683","absence":60,"at":1795703225}', '2026-11-26 14:27:05.261443+00'),
	('table-5', 1, '{"type":"moved","seat":0,"move":"keep baking-sheet","at":1795703225}', '2026-11-26 14:27:05.276485+00'),
	('table-5', 2, '{"type":"moved","seat":0,"move":"keep shovel-bearer","at":1795703225}', '2026-11-26 14:27:05.286097+00'),
	('table-5', 3, '{"type":"moved","seat":1,"move":"keep mineralogist","at":1795703225}', '2026-11-26 14:27:05.302743+00'),
	('table-5', 4, '{"type":"moved","seat":2,"move":"keep herring-pot","at":1795703225}', '2026-11-26 14:27:05.32641+00'),
	('table-5', 5, '{"type":"moved","seat":1,"move":"keep seed-pellets","at":1795703225}', '2026-11-26 14:27:05.350942+00'),
	('table-5', 6, '{"type":"moved","seat":2,"move":"keep childless","at":1795703225}', '2026-11-26 14:27:05.374378+00'),
	('table-5', 7, '{"type":"moved","seat":2,"move":"keep drift-net-boat","at":1795703225}', '2026-11-26 14:27:05.393307+00'),
	('table-5', 8, '{"type":"moved","seat":1,"move":"keep manservant","at":1795703225}', '2026-11-26 14:27:05.419093+00'),
	('table-5', 9, '{"type":"moved","seat":1,"move":"keep scullery","at":1795703225}', '2026-11-26 14:27:05.45983+00'),
	('table-5', 10, '{"type":"moved","seat":2,"move":"keep seatmate","at":1795703225}', '2026-11-26 14:27:05.501827+00'),
	('table-5', 11, '{"type":"moved","seat":0,"move":"keep firewood-collector","at":1795703225}', '2026-11-26 14:27:05.545365+00'),
	('table-5', 12, '{"type":"moved","seat":0,"move":"keep shifting-cultivation","at":1795703225}', '2026-11-26 14:27:05.586157+00'),
	('table-5', 13, '{"type":"moved","seat":0,"move":"keep full-farmer","at":1795703225}', '2026-11-26 14:27:05.626498+00'),
	('table-5', 14, '{"type":"moved","seat":1,"move":"keep adoptive-parents","at":1795703225}', '2026-11-26 14:27:05.683135+00'),
	('table-5', 15, '{"type":"moved","seat":1,"move":"keep butter-churn","at":1795703225}', '2026-11-26 14:27:05.73385+00'),
	('table-5', 16, '{"type":"moved","seat":0,"move":"keep forest-inn","at":1795703225}', '2026-11-26 14:27:05.806708+00'),
	('table-5', 18, '{"type":"moved","seat":2,"move":"keep stable-planner","at":1795703225}', '2026-11-26 14:27:05.896972+00'),
	('table-5', 19, '{"type":"moved","seat":0,"move":"keep furniture-carpenter","at":1795703225}', '2026-11-26 14:27:05.921278+00'),
	('table-5', 20, '{"type":"moved","seat":0,"move":"keep forest-lake-hut","at":1795703225}', '2026-11-26 14:27:05.958317+00'),
	('table-5', 21, '{"type":"voted","seat":2,"by":0,"bot":"farmer","at":1795703225}', '2026-11-26 14:27:05.970302+00'),
	('table-11', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":2,"options":{"cards":"off","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"link","bot":null,"key":"be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44"}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-26 14:27:06.155497+00'),
	('table-11', 1, '{"type":"offered","seat":1,"key":"7e7e561fc3eacda73eae98f2099c8faaf1c3519601a042ad8ed61c5b5fe84a13"}', '2026-11-26 14:27:06.17871+00'),
	('table-11', 2, '{"type":"handed","seat":1,"name":"Bob"}', '2026-11-26 14:27:06.188475+00'),
	('table-11', 3, '{"type":"nudged","seat":1,"by":0,"at":1795703226}', '2026-11-26 14:27:06.205773+00');
INSERT INTO entries VALUES
	('table-11', 4, '{"type":"moved","seat":1,"move":"place nursery"}', '2026-11-26 14:27:06.239493+00'),
	('table-11', 5, '{"type":"said","seat":1,"text":"Enough?","at":1795703226}', '2026-11-26 14:27:06.250515+00'),
	('table-11', 6, '{"type":"wished","seat":1,"ends":true}', '2026-11-26 14:27:06.270468+00'),
	('table-11', 7, '{"type":"wished","seat":0,"ends":true}', '2026-11-26 14:27:06.282197+00'),
	('table-11', 8, '{"type":"ended","ending":{"how":"agreed","by":null}}', '2026-11-26 14:27:06.282197+00'),
	('table-11', 9, '{"type":"followed","table":"table-12"}', '2026-11-26 14:27:06.294243+00'),
	('table-12', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":2,"options":{"cards":"off","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"]},"moves":[],"ending":null},"seats":[{"name":"Bob","home":"link","bot":null,"key":"7e7e561fc3eacda73eae98f2099c8faaf1c3519601a042ad8ed61c5b5fe84a13"},{"name":"Ann","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-26 14:27:06.29863+00'),
	('table-0', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":1,"options":{"cards":"off","progress":"together"},"deal":{"first":["1"],"quadrants":["B1","D4","A3","E3","C2","F2"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-26 14:27:06.378253+00'),
	('table-0', 1, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-26 14:27:06.378253+00'),
	('table-0', 2, '{"type":"undone","seat":0,"over":[]}', '2026-11-26 14:27:06.378253+00'),
	('table-0', 3, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-26 14:27:06.378253+00');
INSERT INTO guests VALUES
	('table-7', 'table-6', 0);
INSERT INTO invited VALUES
	('table-7', 'table-9');
INSERT INTO layout VALUES
	(15);
INSERT INTO marks VALUES
	('calls-looked', '1795703217'),
	('offers', 'table-10'),
	('push-key', '-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgjDiMFIbv1GPvgT79
n4MIFDa3TGBhU2zu429miMmubHahRANCAAR7XASW863VqTWV84jadzmFBVgWe4q/
OPJoI7SerhS1EjDxxf7jKyOrXhfqUEUJ5qFD7FdGGYpKkGrzlMPmFdte
');
INSERT INTO offers VALUES
	('table-7', 'table-6', '{"title":"arle","seats":2,"bots":0,"options":{},"absence":null,"listed":true,"level":"any","rated":false,"pace":null,"coached":false}', 1, 1795703226, '', 0);
INSERT INTO passes VALUES
	('721c5fe6b35f4d7b236cde54e719658ccc1da76bbcc3dd389482bee05f50d3d1', 'table-6', 1795704126);
INSERT INTO passkeys VALUES
	('EZ6_zIVe1OvTdOB2chHMiA', 'table-6', 'Phone', 'pQECAyYgASFYIDZD_5pzjLHNqk8FhQ3Tes2rT7ky1R5M2L8t7zT4CmwJIlggGrITPJ59CaefkGhqFAE-_bpmpvpH_AdRo_f47Kjb40U', 1, 1795703226, 0);
INSERT INTO persons VALUES
	('table-6', 'Ann', 'moor', 1795703225, '', '', '', 'ann'),
	('table-9', 'Bob', 'hops', 1795703226, '', '', '', 'bob');
INSERT INTO remarks VALUES
	('table-11', 'table-9', 'Too late');
INSERT INTO results VALUES
	('table-1', 0, '', '', 'hallertau', 1, 10000, 1, 0, 0, 0, 1795703219, 0);
INSERT INTO sitters VALUES
	('table-5', 1, 'table-6', 'be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44', -1),
	('table-11', -1, 'table-6', NULL, -1),
	('table-11', 1, 'table-9', '7e7e561fc3eacda73eae98f2099c8faaf1c3519601a042ad8ed61c5b5fe84a13', -1),
	('table-12', -1, 'table-6', NULL, -1),
	('table-12', 0, 'table-9', '7e7e561fc3eacda73eae98f2099c8faaf1c3519601a042ad8ed61c5b5fe84a13', -1);
INSERT INTO standings VALUES
	('table-1', 57, 1, 1795703219, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"}],"asked":{},"over":true,"scores":[10],"winners":[0],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[]}', NULL, 1795703219, 1),
	('table-2', 40, 0, 1795703222, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1795703221},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[]}', NULL, 0, 0),
	('table-3', 38, 0, 1795703224, '{"title":"arle","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1795703223},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[]}', NULL, 0, 0),
	('table-4', 35, 0, 1795703225, '{"title":"agricola","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1795703225},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[]}', NULL, 0, 0),
	('table-5', 21, 0, 1795703226, '{"title":"agricola","seats":[{"name":"Ann","kind":"link"},{"name":"Bob","kind":"link"},{"name":"Cid","kind":"link"}],"asked":{"1":1795703225,"2":1795703225},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[]}', NULL, 0, 0),
	('table-11', 9, 1, 1795703226, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"},{"name":"Bob","kind":"link"}],"asked":{},"over":true,"scores":[2,2],"winners":[],"ending":{"how":"agreed","by":null},"nudged":{},"pace":null,"due":{},"lesson":"","left":[]}', NULL, 0, 0),
	('table-12', 0, 0, 1795703226, '{"title":"hallertau","seats":[{"name":"Bob","kind":"link"},{"name":"Ann","kind":"here"}],"asked":{"1":1795703226},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[]}', NULL, 0, 0);
INSERT INTO targets VALUES
	('table-13', 'table-9', 'json', 'https://hooks.example/bob', 'null', 1795703226, '', 0, 0, '');
INSERT INTO wishes VALUES
	('table-9', '{"delay":60,"quiet":[0,60]}');
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
CREATE INDEX persons_folded ON persons USING btree (folded);
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
