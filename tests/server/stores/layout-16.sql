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
    begun bigint DEFAULT 0 NOT NULL
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
    tab text NOT NULL,
    refused integer DEFAULT 0 NOT NULL
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
	('c6635a62ffcec9b32a830ab9b816822dbcc24ccc1f4884cfae93076c989e0031', '', 1795935588);
INSERT INTO devices VALUES
	('49cc7041fe63cc6445203da666194aad30669e60c64c55fb2b123f91e7349588', 'table-6', 1795935288, '', 1795935288),
	('f79bf059c5d119df330c9bfe45b45ecf793a76cfe662e6fc579be6b0e08d0225', 'table-9', 1795935288, '', 1795935288);
INSERT INTO entries VALUES
	('table-1', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.12","players":1,"options":{"cards":"off","progress":"together"},"deal":{"first":["1"],"quadrants":["B1","D4","A3","E3","C2","F2"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-29 06:54:44.866116+00'),
	('table-1', 1, '{"type":"moved","seat":0,"move":"exchange 3"}', '2026-11-29 06:54:44.875414+00'),
	('table-1', 2, '{"type":"moved","seat":0,"move":"place small-trade"}', '2026-11-29 06:54:44.884737+00'),
	('table-1', 3, '{"type":"moved","seat":0,"move":"take rye"}', '2026-11-29 06:54:44.892112+00'),
	('table-1', 4, '{"type":"moved","seat":0,"move":"take rye"}', '2026-11-29 06:54:44.900377+00'),
	('table-1', 5, '{"type":"moved","seat":0,"move":"take milk"}', '2026-11-29 06:54:44.908711+00'),
	('table-1', 6, '{"type":"moved","seat":0,"move":"place farming"}', '2026-11-29 06:54:44.916176+00'),
	('table-1', 7, '{"type":"moved","seat":0,"move":"choose 2"}', '2026-11-29 06:54:44.924242+00'),
	('table-1', 8, '{"type":"moved","seat":0,"move":"done"}', '2026-11-29 06:54:44.931054+00'),
	('table-1', 9, '{"type":"moved","seat":0,"move":"fallow row 4"}', '2026-11-29 06:54:44.939213+00'),
	('table-1', 10, '{"type":"moved","seat":0,"move":"advance cooling-house"}', '2026-11-29 06:54:44.946937+00'),
	('table-1', 11, '{"type":"moved","seat":0,"move":"advance manufacture"}', '2026-11-29 06:54:44.955139+00'),
	('table-1', 12, '{"type":"moved","seat":0,"move":"advance brewhouse"}', '2026-11-29 06:54:44.963522+00'),
	('table-1', 13, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-29 06:54:44.970703+00'),
	('table-1', 14, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-29 06:54:44.979101+00'),
	('table-1', 15, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-29 06:54:44.987391+00'),
	('table-1', 16, '{"type":"moved","seat":0,"move":"place sparingly clearing"}', '2026-11-29 06:54:44.996301+00'),
	('table-1', 17, '{"type":"moved","seat":0,"move":"done"}', '2026-11-29 06:54:45.004688+00'),
	('table-1', 18, '{"type":"moved","seat":0,"move":"done"}', '2026-11-29 06:54:45.012715+00'),
	('table-1', 19, '{"type":"moved","seat":0,"move":"place sparingly nursery"}', '2026-11-29 06:54:45.021898+00'),
	('table-1', 20, '{"type":"moved","seat":0,"move":"choose 2"}', '2026-11-29 06:54:45.031137+00'),
	('table-1', 21, '{"type":"moved","seat":0,"move":"take barley"}', '2026-11-29 06:54:45.039007+00'),
	('table-1', 22, '{"type":"moved","seat":0,"move":"done"}', '2026-11-29 06:54:45.049096+00'),
	('table-1', 23, '{"type":"moved","seat":0,"move":"place busy-weekend"}', '2026-11-29 06:54:45.057243+00'),
	('table-1', 24, '{"type":"moved","seat":0,"move":"take milk"}', '2026-11-29 06:54:45.065468+00'),
	('table-1', 25, '{"type":"moved","seat":0,"move":"done"}', '2026-11-29 06:54:45.073902+00'),
	('table-1', 26, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-29 06:54:45.084085+00'),
	('table-1', 27, '{"type":"moved","seat":0,"move":"place cultivation"}', '2026-11-29 06:54:45.09611+00'),
	('table-1', 28, '{"type":"moved","seat":0,"move":"done"}', '2026-11-29 06:54:45.114924+00'),
	('table-1', 29, '{"type":"moved","seat":0,"move":"exchange 3"}', '2026-11-29 06:54:45.133326+00'),
	('table-1', 30, '{"type":"moved","seat":0,"move":"place sparingly sheep-market"}', '2026-11-29 06:54:45.144757+00'),
	('table-1', 31, '{"type":"moved","seat":0,"move":"done"}', '2026-11-29 06:54:45.15498+00'),
	('table-1', 32, '{"type":"moved","seat":0,"move":"take hides"}', '2026-11-29 06:54:45.163841+00'),
	('table-1', 33, '{"type":"moved","seat":0,"move":"exchange 2"}', '2026-11-29 06:54:45.174125+00'),
	('table-1', 34, '{"type":"moved","seat":0,"move":"place clay-delivery"}', '2026-11-29 06:54:45.185985+00'),
	('table-1', 35, '{"type":"moved","seat":0,"move":"place sparingly clearing"}', '2026-11-29 06:54:45.198044+00'),
	('table-1', 36, '{"type":"moved","seat":0,"move":"take field"}', '2026-11-29 06:54:45.210834+00'),
	('table-1', 37, '{"type":"moved","seat":0,"move":"done"}', '2026-11-29 06:54:45.221935+00'),
	('table-1', 38, '{"type":"moved","seat":0,"move":"advance carpentry"}', '2026-11-29 06:54:45.23402+00'),
	('table-1', 39, '{"type":"moved","seat":0,"move":"place sheep-shearing"}', '2026-11-29 06:54:45.246371+00'),
	('table-1', 40, '{"type":"moved","seat":0,"move":"place sparingly clay-delivery"}', '2026-11-29 06:54:45.259593+00'),
	('table-1', 41, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-29 06:54:45.271426+00'),
	('table-1', 42, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-29 06:54:45.283449+00'),
	('table-1', 43, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-29 06:54:45.29396+00'),
	('table-1', 44, '{"type":"moved","seat":0,"move":"done"}', '2026-11-29 06:54:45.304759+00'),
	('table-1', 45, '{"type":"moved","seat":0,"move":"place sparingly sheep-market"}', '2026-11-29 06:54:45.315392+00'),
	('table-1', 46, '{"type":"moved","seat":0,"move":"done"}', '2026-11-29 06:54:45.325837+00'),
	('table-1', 47, '{"type":"moved","seat":0,"move":"take hides"}', '2026-11-29 06:54:45.336698+00'),
	('table-1', 48, '{"type":"moved","seat":0,"move":"place sparingly weekly-market"}', '2026-11-29 06:54:45.348154+00'),
	('table-1', 49, '{"type":"moved","seat":0,"move":"take sheep"}', '2026-11-29 06:54:45.360651+00'),
	('table-1', 50, '{"type":"moved","seat":0,"move":"take meat"}', '2026-11-29 06:54:45.369705+00'),
	('table-1', 51, '{"type":"moved","seat":0,"move":"place fertilizing"}', '2026-11-29 06:54:45.379642+00'),
	('table-1', 52, '{"type":"moved","seat":0,"move":"done"}', '2026-11-29 06:54:45.389428+00'),
	('table-1', 53, '{"type":"moved","seat":0,"move":"sow barley row 5"}', '2026-11-29 06:54:45.399371+00'),
	('table-1', 54, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-29 06:54:45.412+00'),
	('table-1', 55, '{"type":"moved","seat":0,"move":"exchange 6"}', '2026-11-29 06:54:45.424586+00'),
	('table-1', 56, '{"type":"moved","seat":0,"move":"place sheep-breeding"}', '2026-11-29 06:54:45.435194+00'),
	('table-1', 57, '{"type":"moved","seat":0,"move":"choose 1"}', '2026-11-29 06:54:45.445987+00'),
	('table-2', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.12","players":2,"options":{"cards":"on","gateway":"beginner","farmyard":"hops","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"],"gateway":["010","003","008","022","019","013","021","011","001","014","029","026","027","015","002","012","017","024","004","016","020","007","009","025","006","018","023","028","030","005"],"farmyard":["416","430","411","414","404","435","409","401","421","412","425","428","415","406","419","405","424","423","432","429","417","422","403","431","408","413","418","402","434","426","407","420","427","410","433"],"bonus":["827","824","835","816","831","825","813","829","807","823","815","830","808","834","802","804","822","810","845","814","817","840","806","812","832","818","844","833","805","838","826","843","821","819","809","839","828","836","841","801","811","803","837","842","820"],"point":["909","913","908","903","904","925","911","901","920","916","910","906","905","917","907","918","912","919","923","924","915","902","921","914","922"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false},{"name":"Bob","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-29 06:54:45.604891+00'),
	('table-2', 1, '{"type":"moved","seat":1,"move":"place sparingly gateway-card"}', '2026-11-29 06:54:45.617395+00'),
	('table-2', 2, '{"type":"moved","seat":1,"move":"take card"}', '2026-11-29 06:54:45.630842+00'),
	('table-2', 3, '{"type":"moved","seat":0,"move":"place butchery"}', '2026-11-29 06:54:45.648351+00'),
	('table-2', 4, '{"type":"moved","seat":1,"move":"place clearing"}', '2026-11-29 06:54:45.661566+00'),
	('table-2', 5, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-29 06:54:45.674229+00'),
	('table-2', 6, '{"type":"moved","seat":1,"move":"place sparingly clay-delivery"}', '2026-11-29 06:54:45.688118+00'),
	('table-2', 7, '{"type":"undone","seat":1}', '2026-11-29 06:54:45.701611+00'),
	('table-2', 8, '{"type":"moved","seat":1,"move":"place sparingly sheep-market"}', '2026-11-29 06:54:45.710483+00'),
	('table-2', 9, '{"type":"moved","seat":1,"move":"take sheep"}', '2026-11-29 06:54:45.723503+00'),
	('table-2', 10, '{"type":"moved","seat":1,"move":"play 021"}', '2026-11-29 06:54:45.737428+00'),
	('table-2', 11, '{"type":"moved","seat":1,"move":"done"}', '2026-11-29 06:54:45.749484+00'),
	('table-2', 12, '{"type":"moved","seat":1,"move":"take meat"}', '2026-11-29 06:54:45.765965+00'),
	('table-2', 13, '{"type":"moved","seat":0,"move":"place sparingly land-sale"}', '2026-11-29 06:54:45.780272+00'),
	('table-2', 14, '{"type":"moved","seat":0,"move":"spend field row 4 empty"}', '2026-11-29 06:54:45.792527+00'),
	('table-2', 15, '{"type":"moved","seat":0,"move":"done"}', '2026-11-29 06:54:45.813117+00'),
	('table-2', 16, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-29 06:54:45.827127+00'),
	('table-2', 17, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-29 06:54:45.840367+00'),
	('table-2', 18, '{"type":"undone","seat":0}', '2026-11-29 06:54:45.852761+00'),
	('table-2', 19, '{"type":"moved","seat":0,"move":"done"}', '2026-11-29 06:54:45.866836+00'),
	('table-2', 20, '{"type":"moved","seat":1,"move":"place sparingly clearing"}', '2026-11-29 06:54:45.880192+00'),
	('table-2', 21, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-29 06:54:45.892574+00'),
	('table-2', 22, '{"type":"moved","seat":1,"move":"take clay"}', '2026-11-29 06:54:45.904722+00'),
	('table-2', 23, '{"type":"moved","seat":0,"move":"place bonus-card"}', '2026-11-29 06:54:45.9187+00'),
	('table-2', 24, '{"type":"moved","seat":0,"move":"fallow row 4"}', '2026-11-29 06:54:45.93185+00'),
	('table-2', 25, '{"type":"moved","seat":1,"move":"fallow row 4"}', '2026-11-29 06:54:45.947308+00'),
	('table-2', 26, '{"type":"moved","seat":1,"move":"done"}', '2026-11-29 06:54:45.960958+00'),
	('table-2', 27, '{"type":"moved","seat":1,"move":"play sparingly 409"}', '2026-11-29 06:54:45.973736+00'),
	('table-2', 28, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-29 06:54:45.987679+00'),
	('table-2', 29, '{"type":"undone","seat":1}', '2026-11-29 06:54:46.000926+00'),
	('table-2', 30, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-29 06:54:46.010591+00'),
	('table-2', 31, '{"type":"moved","seat":1,"move":"done"}', '2026-11-29 06:54:46.025263+00'),
	('table-2', 32, '{"type":"moved","seat":0,"move":"advance brewhouse"}', '2026-11-29 06:54:46.039829+00'),
	('table-2', 33, '{"type":"moved","seat":0,"move":"advance manufacture"}', '2026-11-29 06:54:46.054268+00'),
	('table-2', 34, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-29 06:54:46.064244+00'),
	('table-2', 35, '{"type":"moved","seat":1,"move":"advance cooling-house"}', '2026-11-29 06:54:46.069011+00'),
	('table-2', 36, '{"type":"moved","seat":1,"move":"pay meat 1"}', '2026-11-29 06:54:46.074233+00'),
	('table-2', 37, '{"type":"moved","seat":1,"move":"advance manufacture"}', '2026-11-29 06:54:46.081561+00'),
	('table-2', 38, '{"type":"moved","seat":1,"move":"advance brewhouse"}', '2026-11-29 06:54:46.087009+00'),
	('table-2', 39, '{"type":"moved","seat":1,"move":"done"}', '2026-11-29 06:54:46.09404+00'),
	('table-2', 40, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-29 06:54:46.104568+00'),
	('table-3', 0, '{"type":"opened","record":{"title":"arle","rules":"2026.11.11","players":2,"options":{"houses":"light","rules":"printed","payment":"chosen","peat":"chosen","barn":"same-size","loading":"any-time"},"deal":{"first":["2"],"houses":["farmers-house","plow-makers-workshop","novices-hut","workshop"],"crafts":["turnery","smithy"],"inns":["potters-inn","junk-dealers-inn","milk-house-inn"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false},{"name":"Bob","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-29 06:54:46.111253+00');
INSERT INTO entries VALUES
	('table-3', 1, '{"type":"moved","seat":1,"move":"place wainwright"}', '2026-11-29 06:54:46.120574+00'),
	('table-3', 2, '{"type":"moved","seat":1,"move":"return horse"}', '2026-11-29 06:54:46.133534+00'),
	('table-3', 3, '{"type":"moved","seat":1,"move":"build handcart"}', '2026-11-29 06:54:46.14923+00'),
	('table-3', 4, '{"type":"moved","seat":1,"move":"load hage 1"}', '2026-11-29 06:54:46.164212+00'),
	('table-3', 5, '{"type":"moved","seat":1,"move":"sell hage flax-field"}', '2026-11-29 06:54:46.17863+00'),
	('table-3', 6, '{"type":"moved","seat":1,"move":"done"}', '2026-11-29 06:54:46.191513+00'),
	('table-3', 7, '{"type":"undone","seat":1}', '2026-11-29 06:54:46.20645+00'),
	('table-3', 8, '{"type":"moved","seat":1,"move":"done"}', '2026-11-29 06:54:46.216218+00'),
	('table-3', 9, '{"type":"moved","seat":0,"move":"place peat-cutter"}', '2026-11-29 06:54:46.230223+00'),
	('table-3', 10, '{"type":"moved","seat":0,"move":"cut 3 boardwalk"}', '2026-11-29 06:54:46.248764+00'),
	('table-3', 11, '{"type":"moved","seat":1,"move":"place summer-master"}', '2026-11-29 06:54:46.264867+00'),
	('table-3', 12, '{"type":"moved","seat":1,"move":"improve pottery-wheels"}', '2026-11-29 06:54:46.279428+00'),
	('table-3', 13, '{"type":"moved","seat":1,"move":"done"}', '2026-11-29 06:54:46.293035+00'),
	('table-3', 14, '{"type":"moved","seat":0,"move":"place dike-builder"}', '2026-11-29 06:54:46.307276+00'),
	('table-3', 15, '{"type":"moved","seat":0,"move":"take cattle"}', '2026-11-29 06:54:46.320355+00'),
	('table-3', 16, '{"type":"moved","seat":1,"move":"place builder"}', '2026-11-29 06:54:46.335536+00'),
	('table-3', 17, '{"type":"moved","seat":1,"move":"build farmers-house"}', '2026-11-29 06:54:46.350448+00'),
	('table-3', 18, '{"type":"undone","seat":1}', '2026-11-29 06:54:46.374507+00'),
	('table-3', 19, '{"type":"moved","seat":1,"move":"build workshop"}', '2026-11-29 06:54:46.426967+00'),
	('table-3', 20, '{"type":"moved","seat":1,"move":"pay clay 1 grain 1"}', '2026-11-29 06:54:46.441658+00'),
	('table-3', 21, '{"type":"moved","seat":0,"move":"place summer-grocer"}', '2026-11-29 06:54:46.457704+00'),
	('table-3', 22, '{"type":"moved","seat":0,"move":"return horse"}', '2026-11-29 06:54:46.472944+00'),
	('table-3', 23, '{"type":"moved","seat":0,"move":"take sheep"}', '2026-11-29 06:54:46.505951+00'),
	('table-3', 24, '{"type":"moved","seat":1,"move":"place woodcutter"}', '2026-11-29 06:54:46.528872+00'),
	('table-3', 25, '{"type":"moved","seat":0,"move":"place clay-worker"}', '2026-11-29 06:54:46.546538+00'),
	('table-3', 26, '{"type":"moved","seat":1,"move":"improve fleshing-beams"}', '2026-11-29 06:54:46.563548+00'),
	('table-3', 27, '{"type":"moved","seat":0,"move":"place summer-carpenter"}', '2026-11-29 06:54:46.583182+00'),
	('table-3', 28, '{"type":"moved","seat":0,"move":"return cattle"}', '2026-11-29 06:54:46.605371+00'),
	('table-3', 29, '{"type":"undone","seat":0}', '2026-11-29 06:54:46.636369+00'),
	('table-3', 30, '{"type":"moved","seat":0,"move":"return sheep"}', '2026-11-29 06:54:46.646038+00'),
	('table-3', 31, '{"type":"moved","seat":0,"move":"return cattle"}', '2026-11-29 06:54:46.662905+00'),
	('table-3', 32, '{"type":"moved","seat":0,"move":"build plow-makers-workshop"}', '2026-11-29 06:54:46.687294+00'),
	('table-3', 33, '{"type":"moved","seat":0,"move":"pay clay 1 grain 1"}', '2026-11-29 06:54:46.71468+00'),
	('table-3', 34, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-29 06:54:46.726178+00'),
	('table-3', 35, '{"type":"moved","seat":1,"move":"place winter-laborer"}', '2026-11-29 06:54:46.734128+00'),
	('table-3', 36, '{"type":"moved","seat":1,"move":"load wood 1"}', '2026-11-29 06:54:46.736484+00'),
	('table-3', 37, '{"type":"moved","seat":1,"move":"done"}', '2026-11-29 06:54:46.74049+00'),
	('table-3', 38, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-29 06:54:46.755525+00'),
	('table-5', 16, '{"type":"moved","seat":0,"move":"keep forest-inn","at":1795935288}', '2026-11-29 06:54:48.053763+00'),
	('table-4', 0, '{"type":"opened","record":{"title":"agricola","rules":"2026.11.54","players":2,"options":{"cards":"base","hands":"dealt","side_job":"off","tile":"off","campaign":"off"},"deal":{"first":["2"],"cards":["sheep-market","grain-utilization","major-improvement","fencing","house-redevelopment","western-quarry","basic-wish-for-children","vegetable-seeds","pig-market","eastern-quarry","cattle-market","urgent-wish-for-children","cultivation","farm-redevelopment"],"hands":["wool-blankets,dutch-windmill,milk-jug,acorns-basket,bottles,mini-pasture,canoe,roughcaster,paper-maker,master-bricklayer,seasonal-worker,scholar,adoptive-parents,oven-firing-boy","butter-churn,clearing-spade,shifting-cultivation,lumber-mill,bread-paddle,sack-cart,manger,conservator,animal-tamer,grocer,manservant,roof-ballaster,childless,wood-cutter"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false},{"name":"Bob","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-29 06:54:46.782362+00'),
	('table-4', 1, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-29 06:54:46.796254+00'),
	('table-4', 2, '{"type":"moved","seat":0,"move":"place grain-seeds"}', '2026-11-29 06:54:46.853044+00'),
	('table-4', 3, '{"type":"moved","seat":1,"move":"place farmland"}', '2026-11-29 06:54:46.874215+00'),
	('table-4', 4, '{"type":"moved","seat":1,"move":"plow b3"}', '2026-11-29 06:54:46.890725+00'),
	('table-4', 5, '{"type":"moved","seat":0,"move":"place reed-bank"}', '2026-11-29 06:54:46.939502+00'),
	('table-4', 6, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-29 06:54:46.956933+00'),
	('table-4', 7, '{"type":"undone","seat":1}', '2026-11-29 06:54:47.011927+00'),
	('table-4', 8, '{"type":"moved","seat":1,"move":"place reed-bank"}', '2026-11-29 06:54:47.026663+00'),
	('table-4', 9, '{"type":"moved","seat":0,"move":"place farmland"}', '2026-11-29 06:54:47.049394+00'),
	('table-4', 10, '{"type":"moved","seat":0,"move":"plow b2"}', '2026-11-29 06:54:47.070361+00'),
	('table-4', 11, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-29 06:54:47.092903+00'),
	('table-4', 12, '{"type":"moved","seat":0,"move":"place grain-utilization"}', '2026-11-29 06:54:47.133508+00'),
	('table-4', 13, '{"type":"moved","seat":1,"move":"place fishing"}', '2026-11-29 06:54:47.157082+00'),
	('table-4', 14, '{"type":"moved","seat":0,"move":"place day-laborer"}', '2026-11-29 06:54:47.181642+00'),
	('table-4', 15, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-29 06:54:47.196939+00'),
	('table-4', 16, '{"type":"moved","seat":0,"move":"place lessons"}', '2026-11-29 06:54:47.217087+00'),
	('table-4', 17, '{"type":"moved","seat":0,"move":"play adoptive-parents"}', '2026-11-29 06:54:47.241817+00'),
	('table-4', 18, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-29 06:54:47.257504+00'),
	('table-4', 19, '{"type":"moved","seat":0,"move":"place day-laborer"}', '2026-11-29 06:54:47.282256+00'),
	('table-4', 20, '{"type":"moved","seat":1,"move":"place meeting-place"}', '2026-11-29 06:54:47.301832+00'),
	('table-4', 21, '{"type":"moved","seat":1,"move":"play butter-churn"}', '2026-11-29 06:54:47.34509+00'),
	('table-4', 22, '{"type":"moved","seat":0,"move":"place reed-bank"}', '2026-11-29 06:54:47.389909+00'),
	('table-4', 23, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-29 06:54:47.457705+00'),
	('table-4', 24, '{"type":"moved","seat":0,"move":"place lessons"}', '2026-11-29 06:54:47.526716+00'),
	('table-4', 25, '{"type":"moved","seat":0,"move":"eat grain"}', '2026-11-29 06:54:47.556075+00'),
	('table-4', 26, '{"type":"moved","seat":0,"move":"play oven-firing-boy"}', '2026-11-29 06:54:47.577976+00'),
	('table-4', 27, '{"type":"moved","seat":1,"move":"place farm-expansion"}', '2026-11-29 06:54:47.599982+00'),
	('table-4', 28, '{"type":"undone","seat":1}', '2026-11-29 06:54:47.628558+00'),
	('table-4', 29, '{"type":"moved","seat":1,"move":"place major-improvement"}', '2026-11-29 06:54:47.676026+00'),
	('table-4', 30, '{"type":"moved","seat":1,"move":"play bread-paddle"}', '2026-11-29 06:54:47.700339+00'),
	('table-4', 31, '{"type":"moved","seat":0,"move":"place farmland"}', '2026-11-29 06:54:47.724477+00'),
	('table-4', 32, '{"type":"moved","seat":0,"move":"plow c2"}', '2026-11-29 06:54:47.747993+00'),
	('table-4', 33, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-29 06:54:47.764612+00'),
	('table-4', 34, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-29 06:54:47.773197+00'),
	('table-4', 35, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-29 06:54:47.79038+00'),
	('table-5', 0, '{"type":"opened","record":{"title":"agricola","rules":"2026.11.54","players":3,"options":{"cards":"all","hands":"draft","side_job":"off","tile":"off","campaign":"off"},"deal":{"first":["2"],"cards":["sheep-market","grain-utilization","major-improvement","fencing","house-redevelopment","western-quarry","basic-wish-for-children","vegetable-seeds","pig-market","eastern-quarry","cattle-market","urgent-wish-for-children","cultivation","farm-redevelopment"],"hands":["clearing-spade,family-friendly-home,baking-sheet,wood-palisades,forest-lake-hut,silage,scullery,shovel-bearer,equipper,bed-maker,sheep-walker,furniture-carpenter,stable-planner,manservant","baseboards,throwing-axe,forest-inn,cookery-lesson,seed-pellets,farmyard-manure,drift-net-boat,seatmate,house-steward,silokeeper,full-farmer,harpooner,mineralogist,cottager","gardeners-knife,herring-pot,beanfield,strawberry-patch,shifting-cultivation,butter-churn,brewery-pond,adoptive-parents,childless,scythe-worker,informant,firewood-collector,master-workman,trimmer"],"lot":["1411472909"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"link","bot":null,"key":"d5ead6fdd3d16630aad4f07f5e49486337a42e58fb4eef0deaabb814c003b134","unnamed":false},{"name":"Bob","home":"link","bot":null,"key":"be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44","unnamed":false},{"name":"Cid","home":"link","bot":null,"key":"7c36b0a9dedde119c75165957c6c9c187e65df1ee5db87c4c58ad503ad88cbe3","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683","absence":60,"at":1795935287}', '2026-11-29 06:54:47.807024+00'),
	('table-5', 1, '{"type":"moved","seat":0,"move":"keep baking-sheet","at":1795935287}', '2026-11-29 06:54:47.8509+00'),
	('table-5', 2, '{"type":"moved","seat":0,"move":"keep shovel-bearer","at":1795935287}', '2026-11-29 06:54:47.876912+00'),
	('table-5', 3, '{"type":"moved","seat":1,"move":"keep mineralogist","at":1795935287}', '2026-11-29 06:54:47.897371+00'),
	('table-5', 4, '{"type":"moved","seat":2,"move":"keep herring-pot","at":1795935287}', '2026-11-29 06:54:47.910591+00'),
	('table-5', 5, '{"type":"moved","seat":1,"move":"keep seed-pellets","at":1795935287}', '2026-11-29 06:54:47.926412+00'),
	('table-5', 6, '{"type":"moved","seat":2,"move":"keep childless","at":1795935287}', '2026-11-29 06:54:47.940169+00'),
	('table-5', 7, '{"type":"moved","seat":2,"move":"keep drift-net-boat","at":1795935287}', '2026-11-29 06:54:47.949618+00'),
	('table-5', 8, '{"type":"moved","seat":1,"move":"keep manservant","at":1795935287}', '2026-11-29 06:54:47.962793+00'),
	('table-5', 9, '{"type":"moved","seat":1,"move":"keep scullery","at":1795935287}', '2026-11-29 06:54:47.972999+00'),
	('table-5', 10, '{"type":"moved","seat":2,"move":"keep seatmate","at":1795935287}', '2026-11-29 06:54:47.98518+00'),
	('table-5', 11, '{"type":"moved","seat":0,"move":"keep firewood-collector","at":1795935287}', '2026-11-29 06:54:47.998941+00'),
	('table-5', 12, '{"type":"moved","seat":0,"move":"keep shifting-cultivation","at":1795935288}', '2026-11-29 06:54:48.007214+00'),
	('table-5', 13, '{"type":"moved","seat":0,"move":"keep full-farmer","at":1795935288}', '2026-11-29 06:54:48.016471+00'),
	('table-5', 14, '{"type":"moved","seat":1,"move":"keep adoptive-parents","at":1795935288}', '2026-11-29 06:54:48.029938+00'),
	('table-5', 15, '{"type":"moved","seat":1,"move":"keep butter-churn","at":1795935288}', '2026-11-29 06:54:48.039343+00'),
	('table-5', 17, '{"type":"moved","seat":2,"move":"keep silage","at":1795935288}', '2026-11-29 06:54:48.069689+00'),
	('table-5', 18, '{"type":"moved","seat":2,"move":"keep stable-planner","at":1795935288}', '2026-11-29 06:54:48.079532+00'),
	('table-5', 19, '{"type":"moved","seat":0,"move":"keep furniture-carpenter","at":1795935288}', '2026-11-29 06:54:48.09369+00'),
	('table-5', 20, '{"type":"moved","seat":0,"move":"keep forest-lake-hut","at":1795935288}', '2026-11-29 06:54:48.103507+00'),
	('table-5', 21, '{"type":"voted","seat":2,"by":0,"bot":"farmer","at":1795935288}', '2026-11-29 06:54:48.108605+00'),
	('table-11', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.12","players":2,"options":{"cards":"off","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false},{"name":"Bob","home":"link","bot":null,"key":"be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-29 06:54:48.210267+00'),
	('table-11', 1, '{"type":"offered","seat":1,"key":"4201db50773109a47f89523e6b5e1bb4c021717e91921994d39cef0a5f11d2e0"}', '2026-11-29 06:54:48.218188+00'),
	('table-11', 2, '{"type":"handed","seat":1,"name":"Bob"}', '2026-11-29 06:54:48.223438+00'),
	('table-11', 3, '{"type":"nudged","seat":1,"by":0,"at":1795935288}', '2026-11-29 06:54:48.233754+00');
INSERT INTO entries VALUES
	('table-11', 4, '{"type":"said","seat":1,"text":"Enough?","at":1795935288}', '2026-11-29 06:54:48.252269+00'),
	('table-11', 5, '{"type":"moved","seat":1,"move":"place nursery"}', '2026-11-29 06:54:48.256559+00'),
	('table-11', 6, '{"type":"wished","seat":1,"ends":true}', '2026-11-29 06:54:48.265465+00'),
	('table-11', 7, '{"type":"wished","seat":0,"ends":true}', '2026-11-29 06:54:48.26971+00'),
	('table-11', 8, '{"type":"ended","ending":{"how":"agreed","by":null}}', '2026-11-29 06:54:48.26971+00'),
	('table-11', 9, '{"type":"followed","table":"table-12"}', '2026-11-29 06:54:48.273809+00'),
	('table-12', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.12","players":2,"options":{"cards":"off","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"]},"moves":[],"ending":null},"seats":[{"name":"Bob","home":"link","bot":null,"key":"4201db50773109a47f89523e6b5e1bb4c021717e91921994d39cef0a5f11d2e0","unnamed":false},{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-29 06:54:48.276556+00'),
	('table-0', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.12","players":1,"options":{"cards":"off","progress":"together"},"deal":{"first":["1"],"quadrants":["B1","D4","A3","E3","C2","F2"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-29 06:54:48.40214+00'),
	('table-0', 1, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-29 06:54:48.40214+00'),
	('table-0', 2, '{"type":"undone","seat":0,"over":[]}', '2026-11-29 06:54:48.40214+00'),
	('table-0', 3, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-29 06:54:48.40214+00');
INSERT INTO guests VALUES
	('table-7', 'table-6', 0);
INSERT INTO invited VALUES
	('table-7', 'table-9');
INSERT INTO layout VALUES
	(16);
INSERT INTO marks VALUES
	('calls-looked', '1795935285'),
	('offers', 'table-10'),
	('push-key', '-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg1Jia86xIe86Dbz0e
8MDhY1KjmGx/V7BCTXLhjYa9AKqhRANCAASgaVtYqGP0z9FEFLjPczOET/7LwKNl
RO/fGrlx49VmztYDG7vECiNBd/6RJhHHQ/2IKZ+6rVR5jCAYEjlWkv5w
');
INSERT INTO offers VALUES
	('table-7', 'table-6', '{"title":"arle","seats":2,"bots":0,"options":{},"absence":null,"listed":true,"level":"any","rated":false,"pace":null,"coached":false}', 1, 1795935288, '', 0);
INSERT INTO passes VALUES
	('2307455bb691f171db0aeae1bc8871762ed771b05a47675f976cf856528d36d7', 'table-6', 1795936188);
INSERT INTO passkeys VALUES
	('MRgzW2fJNQS5pn_gDlsSzw', 'table-6', 'Phone', 'pQECAyYgASFYIFK6ORkTsUmokc_ly5U1WHiXGDJiq41HW9s31CTc8QiAIlggp31X2s-V7PyzRg0aDvpclfmbmG6CrfJ0jSIOx05ir5k', 1, 1795935288, 0);
INSERT INTO persons VALUES
	('table-6', 'Ann', 'moor', 1795935288, '', '', '', 'ann'),
	('table-9', 'Bob', 'hops', 1795935288, '', '', '', 'bob');
INSERT INTO remarks VALUES
	('table-11', 'table-9', 'Too late');
INSERT INTO results VALUES
	('table-1', 0, '', '', 'hallertau', 1, 10000, 1, 0, 0, 0, 1795935285, 0);
INSERT INTO sitters VALUES
	('table-5', 1, 'table-6', 'be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44', -1),
	('table-11', -1, 'table-6', NULL, -1),
	('table-11', 1, 'table-9', '4201db50773109a47f89523e6b5e1bb4c021717e91921994d39cef0a5f11d2e0', -1),
	('table-12', -1, 'table-6', NULL, -1),
	('table-12', 0, 'table-9', '4201db50773109a47f89523e6b5e1bb4c021717e91921994d39cef0a5f11d2e0', -1);
INSERT INTO standings VALUES
	('table-2', 40, 0, 1795935286, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1795935286},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{"0":1795935286}}', NULL, 0, 0),
	('table-1', 57, 1, 1795935285, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"}],"asked":{},"over":true,"scores":[10],"winners":[0],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 1795935285, 1),
	('table-3', 38, 0, 1795935286, '{"title":"arle","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1795935286},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 0, 0),
	('table-4', 35, 0, 1795935287, '{"title":"agricola","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1795935287},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 0, 0),
	('table-5', 21, 0, 1795935288, '{"title":"agricola","seats":[{"name":"Ann","kind":"link"},{"name":"Bob","kind":"link"},{"name":"Cid","kind":"link"}],"asked":{"1":1795935288,"2":1795935288},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 0, 0),
	('table-11', 9, 1, 1795935288, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"},{"name":"Bob","kind":"link"}],"asked":{},"over":true,"scores":[2,2],"winners":[],"ending":{"how":"agreed","by":null},"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 0, 0),
	('table-12', 0, 0, 1795935288, '{"title":"hallertau","seats":[{"name":"Bob","kind":"link"},{"name":"Ann","kind":"here"}],"asked":{"1":1795935288},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 0, 0);
INSERT INTO targets VALUES
	('table-13', 'table-9', 'json', 'https://hooks.example/bob', 'null', 1795935288, '', 0, 0, '');
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
