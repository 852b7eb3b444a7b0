CREATE TABLE blocked (
    person text NOT NULL,
    other text NOT NULL,
    since bigint NOT NULL
);
CREATE TABLE challenges (
    digest text NOT NULL,
    person text NOT NULL,
    until bigint NOT NULL
);
CREATE TABLE complaints (
    complaint text NOT NULL,
    reporter text NOT NULL,
    reported text NOT NULL,
    called text NOT NULL,
    why text NOT NULL,
    words text NOT NULL,
    tab text NOT NULL,
    made bigint NOT NULL,
    done bigint NOT NULL
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
CREATE TABLE friends (
    person text NOT NULL,
    friend text NOT NULL,
    since bigint NOT NULL
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
CREATE TABLE memberships (
    tab text NOT NULL,
    role text NOT NULL,
    seat integer NOT NULL,
    until integer NOT NULL,
    person text NOT NULL,
    seat_key text,
    hidden integer DEFAULT '-1'::integer NOT NULL
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
    shown integer NOT NULL,
    agreed integer DEFAULT 0 NOT NULL
);
CREATE TABLE seen (
    tab text NOT NULL,
    seat integer NOT NULL,
    version integer NOT NULL,
    at bigint NOT NULL
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
INSERT INTO blocked VALUES
	('table-6', 'table-11', 1796092744);
INSERT INTO challenges VALUES
	('9f65e913999d361cef2eac40413046c4832eb8cad7a70c5fae90100c3b885c77', '', 1796093044);
INSERT INTO complaints VALUES
	('table-13', 'table-6', 'table-11', 'Cid', 'other', 'Never says Hello', '', 1796092744, 0);
INSERT INTO devices VALUES
	('2e552ed4034de3bde8bf1404f3732ab11bb20138eafdef3c76fd11467211d9ce', 'table-6', 1796092744, '', 1796092744),
	('9919def747719183ef312d42b60125c2a8c4813c5dd5378681b08c5ee05ca2e3', 'table-9', 1796092744, '', 1796092744),
	('32969e4914ef750fe762212701835a31eb69b6c1599e5e04e8b6647f58b65835', 'table-11', 1796092744, '', 1796092744);
INSERT INTO entries VALUES
	('table-1', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.12","players":1,"options":{"cards":"off","progress":"together"},"deal":{"first":["1"],"quadrants":["B1","D4","A3","E3","C2","F2"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-12-01 02:38:58.653335+00'),
	('table-1', 1, '{"type":"moved","seat":0,"move":"exchange 3"}', '2026-12-01 02:38:58.678561+00'),
	('table-1', 2, '{"type":"moved","seat":0,"move":"place small-trade"}', '2026-12-01 02:38:58.707128+00'),
	('table-1', 3, '{"type":"moved","seat":0,"move":"take rye"}', '2026-12-01 02:38:58.730954+00'),
	('table-1', 4, '{"type":"moved","seat":0,"move":"take rye"}', '2026-12-01 02:38:58.757211+00'),
	('table-1', 5, '{"type":"moved","seat":0,"move":"take milk"}', '2026-12-01 02:38:58.781715+00'),
	('table-1', 6, '{"type":"moved","seat":0,"move":"place farming"}', '2026-12-01 02:38:58.808411+00'),
	('table-1', 7, '{"type":"moved","seat":0,"move":"choose 2"}', '2026-12-01 02:38:58.845066+00'),
	('table-1', 8, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 02:38:58.92326+00'),
	('table-1', 9, '{"type":"moved","seat":0,"move":"fallow row 4"}', '2026-12-01 02:38:58.96437+00'),
	('table-1', 10, '{"type":"moved","seat":0,"move":"advance cooling-house"}', '2026-12-01 02:38:58.992142+00'),
	('table-1', 11, '{"type":"moved","seat":0,"move":"advance manufacture"}', '2026-12-01 02:38:59.011421+00'),
	('table-1', 12, '{"type":"moved","seat":0,"move":"advance brewhouse"}', '2026-12-01 02:38:59.031669+00'),
	('table-1', 13, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-12-01 02:38:59.048223+00'),
	('table-1', 14, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-12-01 02:38:59.076305+00'),
	('table-1', 15, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-12-01 02:38:59.107648+00'),
	('table-1', 16, '{"type":"moved","seat":0,"move":"place sparingly clearing"}', '2026-12-01 02:38:59.139276+00'),
	('table-1', 17, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 02:38:59.257532+00'),
	('table-1', 18, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 02:38:59.322951+00'),
	('table-1', 19, '{"type":"moved","seat":0,"move":"place sparingly nursery"}', '2026-12-01 02:38:59.428998+00'),
	('table-1', 20, '{"type":"moved","seat":0,"move":"choose 2"}', '2026-12-01 02:38:59.467788+00'),
	('table-1', 21, '{"type":"moved","seat":0,"move":"take barley"}', '2026-12-01 02:38:59.532429+00'),
	('table-1', 22, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 02:38:59.626422+00'),
	('table-1', 23, '{"type":"moved","seat":0,"move":"place busy-weekend"}', '2026-12-01 02:38:59.637728+00'),
	('table-1', 24, '{"type":"moved","seat":0,"move":"take milk"}', '2026-12-01 02:38:59.647559+00'),
	('table-1', 25, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 02:38:59.65793+00'),
	('table-1', 26, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-12-01 02:38:59.6679+00'),
	('table-1', 27, '{"type":"moved","seat":0,"move":"place cultivation"}', '2026-12-01 02:38:59.678553+00'),
	('table-1', 28, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 02:38:59.689844+00'),
	('table-1', 29, '{"type":"moved","seat":0,"move":"exchange 3"}', '2026-12-01 02:38:59.722946+00'),
	('table-1', 30, '{"type":"moved","seat":0,"move":"place sparingly sheep-market"}', '2026-12-01 02:38:59.743882+00'),
	('table-1', 31, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 02:38:59.775921+00'),
	('table-1', 32, '{"type":"moved","seat":0,"move":"take hides"}', '2026-12-01 02:38:59.796577+00'),
	('table-1', 33, '{"type":"moved","seat":0,"move":"exchange 2"}', '2026-12-01 02:38:59.819085+00'),
	('table-1', 34, '{"type":"moved","seat":0,"move":"place clay-delivery"}', '2026-12-01 02:38:59.840898+00'),
	('table-1', 35, '{"type":"moved","seat":0,"move":"place sparingly clearing"}', '2026-12-01 02:38:59.861223+00'),
	('table-1', 36, '{"type":"moved","seat":0,"move":"take field"}', '2026-12-01 02:38:59.888229+00'),
	('table-1', 37, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 02:38:59.912029+00'),
	('table-1', 38, '{"type":"moved","seat":0,"move":"advance carpentry"}', '2026-12-01 02:38:59.946414+00'),
	('table-1', 39, '{"type":"moved","seat":0,"move":"place sheep-shearing"}', '2026-12-01 02:38:59.984594+00'),
	('table-1', 40, '{"type":"moved","seat":0,"move":"place sparingly clay-delivery"}', '2026-12-01 02:39:00.019417+00'),
	('table-1', 41, '{"type":"moved","seat":0,"move":"take clay"}', '2026-12-01 02:39:00.044628+00'),
	('table-1', 42, '{"type":"moved","seat":0,"move":"take clay"}', '2026-12-01 02:39:00.072827+00'),
	('table-1', 43, '{"type":"moved","seat":0,"move":"take clay"}', '2026-12-01 02:39:00.151483+00'),
	('table-1', 44, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 02:39:00.221057+00'),
	('table-1', 45, '{"type":"moved","seat":0,"move":"place sparingly sheep-market"}', '2026-12-01 02:39:00.258981+00'),
	('table-1', 46, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 02:39:00.307359+00'),
	('table-1', 47, '{"type":"moved","seat":0,"move":"take hides"}', '2026-12-01 02:39:00.410981+00'),
	('table-1', 48, '{"type":"moved","seat":0,"move":"place sparingly weekly-market"}', '2026-12-01 02:39:00.469144+00'),
	('table-1', 49, '{"type":"moved","seat":0,"move":"take sheep"}', '2026-12-01 02:39:00.511835+00'),
	('table-1', 50, '{"type":"moved","seat":0,"move":"take meat"}', '2026-12-01 02:39:00.54156+00'),
	('table-1', 51, '{"type":"moved","seat":0,"move":"place fertilizing"}', '2026-12-01 02:39:00.586914+00'),
	('table-1', 52, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 02:39:00.614611+00'),
	('table-1', 53, '{"type":"moved","seat":0,"move":"sow barley row 5"}', '2026-12-01 02:39:00.649351+00'),
	('table-1', 54, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-12-01 02:39:00.675639+00'),
	('table-1', 55, '{"type":"moved","seat":0,"move":"exchange 6"}', '2026-12-01 02:39:00.689167+00'),
	('table-1', 56, '{"type":"moved","seat":0,"move":"place sheep-breeding"}', '2026-12-01 02:39:00.701697+00'),
	('table-1', 57, '{"type":"moved","seat":0,"move":"choose 1"}', '2026-12-01 02:39:00.716653+00'),
	('table-2', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.12","players":2,"options":{"cards":"on","gateway":"beginner","farmyard":"hops","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"],"gateway":["010","003","008","022","019","013","021","011","001","014","029","026","027","015","002","012","017","024","004","016","020","007","009","025","006","018","023","028","030","005"],"farmyard":["416","430","411","414","404","435","409","401","421","412","425","428","415","406","419","405","424","423","432","429","417","422","403","431","408","413","418","402","434","426","407","420","427","410","433"],"bonus":["827","824","835","816","831","825","813","829","807","823","815","830","808","834","802","804","822","810","845","814","817","840","806","812","832","818","844","833","805","838","826","843","821","819","809","839","828","836","841","801","811","803","837","842","820"],"point":["909","913","908","903","904","925","911","901","920","916","910","906","905","917","907","918","912","919","923","924","915","902","921","914","922"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false},{"name":"Bob","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-12-01 02:39:00.746106+00'),
	('table-2', 1, '{"type":"moved","seat":1,"move":"place sparingly gateway-card"}', '2026-12-01 02:39:00.76139+00'),
	('table-2', 2, '{"type":"moved","seat":1,"move":"take card"}', '2026-12-01 02:39:00.782441+00'),
	('table-2', 3, '{"type":"moved","seat":0,"move":"place butchery"}', '2026-12-01 02:39:00.800899+00'),
	('table-2', 4, '{"type":"moved","seat":1,"move":"place clearing"}', '2026-12-01 02:39:00.826394+00'),
	('table-2', 5, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-12-01 02:39:00.841617+00'),
	('table-2', 6, '{"type":"moved","seat":1,"move":"place sparingly clay-delivery"}', '2026-12-01 02:39:00.856003+00'),
	('table-2', 7, '{"type":"undone","seat":1}', '2026-12-01 02:39:00.870235+00'),
	('table-2', 8, '{"type":"moved","seat":1,"move":"place sparingly sheep-market"}', '2026-12-01 02:39:00.881321+00'),
	('table-2', 9, '{"type":"moved","seat":1,"move":"take sheep"}', '2026-12-01 02:39:00.895065+00'),
	('table-2', 10, '{"type":"moved","seat":1,"move":"play 021"}', '2026-12-01 02:39:00.909669+00'),
	('table-2', 11, '{"type":"moved","seat":1,"move":"done"}', '2026-12-01 02:39:00.924547+00'),
	('table-2', 12, '{"type":"moved","seat":1,"move":"take meat"}', '2026-12-01 02:39:00.940839+00'),
	('table-2', 13, '{"type":"moved","seat":0,"move":"place sparingly land-sale"}', '2026-12-01 02:39:00.95825+00'),
	('table-2', 14, '{"type":"moved","seat":0,"move":"spend field row 4 empty"}', '2026-12-01 02:39:00.97468+00'),
	('table-2', 15, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 02:39:00.997183+00'),
	('table-2', 16, '{"type":"moved","seat":0,"move":"take clay"}', '2026-12-01 02:39:01.01722+00'),
	('table-2', 17, '{"type":"moved","seat":0,"move":"take clay"}', '2026-12-01 02:39:01.035763+00'),
	('table-2', 18, '{"type":"undone","seat":0}', '2026-12-01 02:39:01.051937+00'),
	('table-2', 19, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 02:39:01.065218+00'),
	('table-2', 20, '{"type":"moved","seat":1,"move":"place sparingly clearing"}', '2026-12-01 02:39:01.08623+00'),
	('table-2', 21, '{"type":"moved","seat":1,"move":"take field"}', '2026-12-01 02:39:01.106075+00'),
	('table-2', 22, '{"type":"moved","seat":1,"move":"take clay"}', '2026-12-01 02:39:01.126388+00'),
	('table-2', 23, '{"type":"moved","seat":0,"move":"place bonus-card"}', '2026-12-01 02:39:01.14609+00'),
	('table-2', 24, '{"type":"moved","seat":0,"move":"fallow row 4"}', '2026-12-01 02:39:01.17294+00'),
	('table-2', 25, '{"type":"moved","seat":1,"move":"fallow row 4"}', '2026-12-01 02:39:01.191105+00'),
	('table-2', 26, '{"type":"moved","seat":1,"move":"done"}', '2026-12-01 02:39:01.215048+00'),
	('table-2', 27, '{"type":"moved","seat":1,"move":"play sparingly 409"}', '2026-12-01 02:39:01.241057+00'),
	('table-2', 28, '{"type":"moved","seat":1,"move":"take field"}', '2026-12-01 02:39:01.265807+00'),
	('table-2', 29, '{"type":"undone","seat":1}', '2026-12-01 02:39:01.292193+00'),
	('table-2', 30, '{"type":"moved","seat":1,"move":"take field"}', '2026-12-01 02:39:01.321537+00'),
	('table-2', 31, '{"type":"moved","seat":1,"move":"done"}', '2026-12-01 02:39:01.359505+00'),
	('table-2', 32, '{"type":"moved","seat":0,"move":"advance brewhouse"}', '2026-12-01 02:39:01.377295+00'),
	('table-2', 33, '{"type":"moved","seat":0,"move":"advance manufacture"}', '2026-12-01 02:39:01.394679+00'),
	('table-2', 34, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-12-01 02:39:01.409937+00'),
	('table-2', 35, '{"type":"moved","seat":1,"move":"advance cooling-house"}', '2026-12-01 02:39:01.432092+00'),
	('table-2', 36, '{"type":"moved","seat":1,"move":"pay meat 1"}', '2026-12-01 02:39:01.46776+00'),
	('table-2', 37, '{"type":"moved","seat":1,"move":"advance manufacture"}', '2026-12-01 02:39:01.474929+00'),
	('table-2', 38, '{"type":"moved","seat":1,"move":"advance brewhouse"}', '2026-12-01 02:39:01.492096+00'),
	('table-2', 39, '{"type":"moved","seat":1,"move":"done"}', '2026-12-01 02:39:01.504875+00'),
	('table-2', 40, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-12-01 02:39:01.524181+00'),
	('table-3', 0, '{"type":"opened","record":{"title":"arle","rules":"2026.11.11","players":2,"options":{"houses":"light","rules":"printed","payment":"chosen","peat":"chosen","barn":"same-size","loading":"any-time"},"deal":{"first":["2"],"houses":["farmers-house","plow-makers-workshop","novices-hut","workshop"],"crafts":["turnery","smithy"],"inns":["potters-inn","junk-dealers-inn","milk-house-inn"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false},{"name":"Bob","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-12-01 02:39:01.570142+00');
INSERT INTO entries VALUES
	('table-3', 1, '{"type":"moved","seat":1,"move":"place wainwright"}', '2026-12-01 02:39:01.583587+00'),
	('table-3', 2, '{"type":"moved","seat":1,"move":"return horse"}', '2026-12-01 02:39:01.600943+00'),
	('table-3', 3, '{"type":"moved","seat":1,"move":"build handcart"}', '2026-12-01 02:39:01.614124+00'),
	('table-3', 4, '{"type":"moved","seat":1,"move":"load hage 1"}', '2026-12-01 02:39:01.628536+00'),
	('table-3', 5, '{"type":"moved","seat":1,"move":"sell hage flax-field"}', '2026-12-01 02:39:01.646933+00'),
	('table-3', 6, '{"type":"moved","seat":1,"move":"done"}', '2026-12-01 02:39:01.665761+00'),
	('table-3', 7, '{"type":"undone","seat":1}', '2026-12-01 02:39:01.683243+00'),
	('table-3', 8, '{"type":"moved","seat":1,"move":"done"}', '2026-12-01 02:39:01.693891+00'),
	('table-3', 9, '{"type":"moved","seat":0,"move":"place peat-cutter"}', '2026-12-01 02:39:01.712932+00'),
	('table-3', 10, '{"type":"moved","seat":0,"move":"cut 3 boardwalk"}', '2026-12-01 02:39:01.734106+00'),
	('table-3', 11, '{"type":"moved","seat":1,"move":"place summer-master"}', '2026-12-01 02:39:01.756705+00'),
	('table-3', 12, '{"type":"moved","seat":1,"move":"improve pottery-wheels"}', '2026-12-01 02:39:01.777473+00'),
	('table-3', 13, '{"type":"moved","seat":1,"move":"done"}', '2026-12-01 02:39:01.797562+00'),
	('table-3', 14, '{"type":"moved","seat":0,"move":"place dike-builder"}', '2026-12-01 02:39:01.820818+00'),
	('table-3', 15, '{"type":"moved","seat":0,"move":"take cattle"}', '2026-12-01 02:39:01.865801+00'),
	('table-3', 16, '{"type":"moved","seat":1,"move":"place builder"}', '2026-12-01 02:39:02.005359+00'),
	('table-3', 17, '{"type":"moved","seat":1,"move":"build farmers-house"}', '2026-12-01 02:39:02.028961+00'),
	('table-3', 18, '{"type":"undone","seat":1}', '2026-12-01 02:39:02.095925+00'),
	('table-3', 19, '{"type":"moved","seat":1,"move":"build workshop"}', '2026-12-01 02:39:02.137267+00'),
	('table-3', 20, '{"type":"moved","seat":1,"move":"pay clay 1 grain 1"}', '2026-12-01 02:39:02.222123+00'),
	('table-3', 21, '{"type":"moved","seat":0,"move":"place summer-grocer"}', '2026-12-01 02:39:02.335691+00'),
	('table-3', 22, '{"type":"moved","seat":0,"move":"return horse"}', '2026-12-01 02:39:02.411249+00'),
	('table-3', 23, '{"type":"moved","seat":0,"move":"take sheep"}', '2026-12-01 02:39:02.439533+00'),
	('table-3', 24, '{"type":"moved","seat":1,"move":"place woodcutter"}', '2026-12-01 02:39:02.549075+00'),
	('table-3', 25, '{"type":"moved","seat":0,"move":"place clay-worker"}', '2026-12-01 02:39:02.611344+00'),
	('table-3', 26, '{"type":"moved","seat":1,"move":"improve fleshing-beams"}', '2026-12-01 02:39:02.701409+00'),
	('table-3', 27, '{"type":"moved","seat":0,"move":"place summer-carpenter"}', '2026-12-01 02:39:02.742533+00'),
	('table-3', 28, '{"type":"moved","seat":0,"move":"return cattle"}', '2026-12-01 02:39:02.766425+00'),
	('table-3', 29, '{"type":"undone","seat":0}', '2026-12-01 02:39:02.785914+00'),
	('table-3', 30, '{"type":"moved","seat":0,"move":"return sheep"}', '2026-12-01 02:39:02.799469+00'),
	('table-3', 31, '{"type":"moved","seat":0,"move":"return cattle"}', '2026-12-01 02:39:02.867673+00'),
	('table-3', 32, '{"type":"moved","seat":0,"move":"build plow-makers-workshop"}', '2026-12-01 02:39:02.894441+00'),
	('table-3', 33, '{"type":"moved","seat":0,"move":"pay clay 1 grain 1"}', '2026-12-01 02:39:02.931638+00'),
	('table-3', 34, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-12-01 02:39:02.943421+00'),
	('table-3', 35, '{"type":"moved","seat":1,"move":"place winter-laborer"}', '2026-12-01 02:39:02.951321+00'),
	('table-3', 36, '{"type":"moved","seat":1,"move":"load wood 1"}', '2026-12-01 02:39:02.959532+00'),
	('table-3', 37, '{"type":"moved","seat":1,"move":"done"}', '2026-12-01 02:39:02.983916+00'),
	('table-3', 38, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-12-01 02:39:03.034436+00'),
	('table-5', 16, '{"type":"moved","seat":0,"move":"keep hunting-trophy","at":1796092744}', '2026-12-01 02:39:04.466964+00'),
	('table-4', 0, '{"type":"opened","record":{"title":"agricola","rules":"2026.11.57","players":2,"options":{"cards":"base","hands":"dealt","side_job":"off","tile":"off","campaign":"off"},"deal":{"first":["2"],"cards":["sheep-market","grain-utilization","major-improvement","fencing","house-redevelopment","western-quarry","basic-wish-for-children","vegetable-seeds","pig-market","eastern-quarry","cattle-market","urgent-wish-for-children","cultivation","farm-redevelopment"],"hands":["wool-blankets,dutch-windmill,milk-jug,acorns-basket,bottles,mini-pasture,canoe,roughcaster,paper-maker,master-bricklayer,seasonal-worker,scholar,adoptive-parents,oven-firing-boy","butter-churn,clearing-spade,shifting-cultivation,lumber-mill,bread-paddle,sack-cart,manger,conservator,animal-tamer,grocer,manservant,roof-ballaster,childless,wood-cutter"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false},{"name":"Bob","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-12-01 02:39:03.049166+00'),
	('table-4', 1, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-12-01 02:39:03.088873+00'),
	('table-4', 2, '{"type":"moved","seat":0,"move":"place grain-seeds"}', '2026-12-01 02:39:03.132623+00'),
	('table-4', 3, '{"type":"moved","seat":1,"move":"place farmland"}', '2026-12-01 02:39:03.154261+00'),
	('table-4', 4, '{"type":"moved","seat":1,"move":"plow b3"}', '2026-12-01 02:39:03.175592+00'),
	('table-4', 5, '{"type":"moved","seat":0,"move":"place reed-bank"}', '2026-12-01 02:39:03.20927+00'),
	('table-4', 6, '{"type":"moved","seat":1,"move":"place forest"}', '2026-12-01 02:39:03.236926+00'),
	('table-4', 7, '{"type":"undone","seat":1}', '2026-12-01 02:39:03.290025+00'),
	('table-4', 8, '{"type":"moved","seat":1,"move":"place reed-bank"}', '2026-12-01 02:39:03.308959+00'),
	('table-4', 9, '{"type":"moved","seat":0,"move":"place farmland"}', '2026-12-01 02:39:03.339339+00'),
	('table-4', 10, '{"type":"moved","seat":0,"move":"plow b2"}', '2026-12-01 02:39:03.387197+00'),
	('table-4', 11, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-12-01 02:39:03.410804+00'),
	('table-4', 12, '{"type":"moved","seat":0,"move":"place grain-utilization"}', '2026-12-01 02:39:03.428502+00'),
	('table-4', 13, '{"type":"moved","seat":1,"move":"place fishing"}', '2026-12-01 02:39:03.446562+00'),
	('table-4', 14, '{"type":"moved","seat":0,"move":"place day-laborer"}', '2026-12-01 02:39:03.477542+00'),
	('table-4', 15, '{"type":"moved","seat":1,"move":"place forest"}', '2026-12-01 02:39:03.498552+00'),
	('table-4', 16, '{"type":"moved","seat":0,"move":"place lessons"}', '2026-12-01 02:39:03.523292+00'),
	('table-4', 17, '{"type":"moved","seat":0,"move":"play adoptive-parents"}', '2026-12-01 02:39:03.54313+00'),
	('table-4', 18, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-12-01 02:39:03.567191+00'),
	('table-4', 19, '{"type":"moved","seat":0,"move":"place day-laborer"}', '2026-12-01 02:39:03.595583+00'),
	('table-4', 20, '{"type":"moved","seat":1,"move":"place meeting-place"}', '2026-12-01 02:39:03.624877+00'),
	('table-4', 21, '{"type":"moved","seat":1,"move":"play butter-churn"}', '2026-12-01 02:39:03.738422+00'),
	('table-4', 22, '{"type":"moved","seat":0,"move":"place reed-bank"}', '2026-12-01 02:39:03.780077+00'),
	('table-4', 23, '{"type":"moved","seat":1,"move":"place forest"}', '2026-12-01 02:39:03.804959+00'),
	('table-4', 24, '{"type":"moved","seat":0,"move":"place lessons"}', '2026-12-01 02:39:03.83242+00'),
	('table-4', 25, '{"type":"moved","seat":0,"move":"eat grain"}', '2026-12-01 02:39:03.851882+00'),
	('table-4', 26, '{"type":"moved","seat":0,"move":"play oven-firing-boy"}', '2026-12-01 02:39:03.874203+00'),
	('table-4', 27, '{"type":"moved","seat":1,"move":"place farm-expansion"}', '2026-12-01 02:39:03.904385+00'),
	('table-4', 28, '{"type":"undone","seat":1}', '2026-12-01 02:39:03.967038+00'),
	('table-4', 29, '{"type":"moved","seat":1,"move":"place major-improvement"}', '2026-12-01 02:39:03.997573+00'),
	('table-4', 30, '{"type":"moved","seat":1,"move":"play bread-paddle"}', '2026-12-01 02:39:04.061857+00'),
	('table-4', 31, '{"type":"moved","seat":0,"move":"place farmland"}', '2026-12-01 02:39:04.084943+00'),
	('table-4', 32, '{"type":"moved","seat":0,"move":"plow c2"}', '2026-12-01 02:39:04.102067+00'),
	('table-4', 33, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-12-01 02:39:04.116061+00'),
	('table-4', 34, '{"type":"moved","seat":1,"move":"place forest"}', '2026-12-01 02:39:04.125276+00'),
	('table-4', 35, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-12-01 02:39:04.138826+00'),
	('table-5', 0, '{"type":"opened","record":{"title":"agricola","rules":"2026.11.57","players":3,"options":{"cards":"all","hands":"draft","side_job":"off","tile":"off","campaign":"off"},"deal":{"first":["2"],"cards":["sheep-market","grain-utilization","major-improvement","fencing","house-redevelopment","western-quarry","basic-wish-for-children","vegetable-seeds","pig-market","eastern-quarry","cattle-market","urgent-wish-for-children","cultivation","farm-redevelopment"],"hands":["interim-storage,lynchet,schnapps-distillery,reed-hatted-toad,garden-hoe,scythe,nave,baker,land-heir,interior-decorator,saddler,whisky-distiller,little-stick-knitter,stallwright","turnwrest-plow,brewing-water,beer-stall,shepherds-crook,truffle-slicer,work-certificate,hunting-trophy,master-bricklayer,green-grocer,packaging-artist,forest-guardian,master-builder,sheep-agent,begging-student","love-for-agriculture,sleight-of-hand,heart-of-stone,iron-hoe,baking-course,special-food,iron-oven,small-scale-farmer,village-peasant,hide-farmer,curator,bellfounder,farmyard-worker,wholesaler"],"lot":["259650851"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"link","bot":null,"key":"d5ead6fdd3d16630aad4f07f5e49486337a42e58fb4eef0deaabb814c003b134","unnamed":false},{"name":"Bob","home":"link","bot":null,"key":"be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44","unnamed":false},{"name":"Cid","home":"link","bot":null,"key":"7c36b0a9dedde119c75165957c6c9c187e65df1ee5db87c4c58ad503ad88cbe3","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683","absence":60,"at":1796092744}', '2026-12-01 02:39:04.153766+00'),
	('table-5', 1, '{"type":"moved","seat":0,"move":"keep interim-storage","at":1796092744}', '2026-12-01 02:39:04.169523+00'),
	('table-5', 2, '{"type":"moved","seat":0,"move":"keep whisky-distiller","at":1796092744}', '2026-12-01 02:39:04.181633+00'),
	('table-5', 3, '{"type":"moved","seat":1,"move":"keep sheep-agent","at":1796092744}', '2026-12-01 02:39:04.200712+00'),
	('table-5', 4, '{"type":"moved","seat":2,"move":"keep iron-hoe","at":1796092744}', '2026-12-01 02:39:04.215663+00'),
	('table-5', 5, '{"type":"moved","seat":1,"move":"keep turnwrest-plow","at":1796092744}', '2026-12-01 02:39:04.243959+00'),
	('table-5', 6, '{"type":"moved","seat":2,"move":"keep farmyard-worker","at":1796092744}', '2026-12-01 02:39:04.258571+00'),
	('table-5', 7, '{"type":"moved","seat":2,"move":"keep brewing-water","at":1796092744}', '2026-12-01 02:39:04.269668+00'),
	('table-5', 8, '{"type":"moved","seat":1,"move":"keep land-heir","at":1796092744}', '2026-12-01 02:39:04.298553+00'),
	('table-5', 9, '{"type":"moved","seat":1,"move":"keep scythe","at":1796092744}', '2026-12-01 02:39:04.311585+00'),
	('table-5', 10, '{"type":"moved","seat":2,"move":"keep master-builder","at":1796092744}', '2026-12-01 02:39:04.33159+00'),
	('table-5', 11, '{"type":"moved","seat":0,"move":"keep village-peasant","at":1796092744}', '2026-12-01 02:39:04.349382+00'),
	('table-5', 12, '{"type":"moved","seat":0,"move":"keep special-food","at":1796092744}', '2026-12-01 02:39:04.359477+00'),
	('table-5', 13, '{"type":"moved","seat":0,"move":"keep master-bricklayer","at":1796092744}', '2026-12-01 02:39:04.375276+00'),
	('table-5', 14, '{"type":"moved","seat":1,"move":"keep curator","at":1796092744}', '2026-12-01 02:39:04.396735+00'),
	('table-5', 15, '{"type":"moved","seat":1,"move":"keep iron-oven","at":1796092744}', '2026-12-01 02:39:04.417863+00'),
	('table-5', 17, '{"type":"moved","seat":2,"move":"keep lynchet","at":1796092744}', '2026-12-01 02:39:04.517183+00'),
	('table-5', 18, '{"type":"moved","seat":2,"move":"keep little-stick-knitter","at":1796092744}', '2026-12-01 02:39:04.541101+00'),
	('table-5', 19, '{"type":"moved","seat":0,"move":"keep interior-decorator","at":1796092744}', '2026-12-01 02:39:04.561571+00'),
	('table-5', 20, '{"type":"moved","seat":0,"move":"keep schnapps-distillery","at":1796092744}', '2026-12-01 02:39:04.58498+00'),
	('table-5', 21, '{"type":"voted","seat":2,"by":0,"bot":"farmer","at":1796092744}', '2026-12-01 02:39:04.589605+00'),
	('table-14', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.12","players":2,"options":{"cards":"off","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false},{"name":"Bob","home":"link","bot":null,"key":"be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-12-01 02:39:04.737157+00'),
	('table-14', 1, '{"type":"offered","seat":1,"key":"6aec4b97e45898621229926078e2d8a35e360ae0699fe86bacbc1ebfab07d5e1"}', '2026-12-01 02:39:04.751492+00'),
	('table-14', 2, '{"type":"handed","seat":1,"name":"Bob"}', '2026-12-01 02:39:04.759024+00'),
	('table-14', 3, '{"type":"nudged","seat":1,"by":0,"at":1796092744}', '2026-12-01 02:39:04.775304+00');
INSERT INTO entries VALUES
	('table-14', 4, '{"type":"moved","seat":1,"move":"place nursery"}', '2026-12-01 02:39:04.807092+00'),
	('table-14', 5, '{"type":"said","seat":1,"text":"Enough?","at":1796092744}', '2026-12-01 02:39:04.815254+00'),
	('table-14', 6, '{"type":"wished","seat":1,"ends":true}', '2026-12-01 02:39:04.830496+00'),
	('table-14', 7, '{"type":"wished","seat":0,"ends":true}', '2026-12-01 02:39:04.835008+00'),
	('table-14', 8, '{"type":"ended","ending":{"how":"agreed","by":null}}', '2026-12-01 02:39:04.835008+00'),
	('table-14', 9, '{"type":"followed","table":"table-15"}', '2026-12-01 02:39:04.839468+00'),
	('table-15', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.12","players":2,"options":{"cards":"off","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"]},"moves":[],"ending":null},"seats":[{"name":"Bob","home":"link","bot":null,"key":"6aec4b97e45898621229926078e2d8a35e360ae0699fe86bacbc1ebfab07d5e1","unnamed":false},{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-12-01 02:39:04.846678+00'),
	('table-0', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.12","players":1,"options":{"cards":"off","progress":"together"},"deal":{"first":["1"],"quadrants":["B1","D4","A3","E3","C2","F2"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-12-01 02:39:04.946016+00'),
	('table-0', 1, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-12-01 02:39:04.946016+00'),
	('table-0', 2, '{"type":"undone","seat":0,"over":[]}', '2026-12-01 02:39:04.946016+00'),
	('table-0', 3, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-12-01 02:39:04.946016+00');
INSERT INTO friends VALUES
	('table-6', 'table-9', 1796092744);
INSERT INTO guests VALUES
	('table-7', 'table-6', 0);
INSERT INTO invited VALUES
	('table-7', 'table-9');
INSERT INTO layout VALUES
	(19);
INSERT INTO marks VALUES
	('calls-looked', '1796092738'),
	('offers', 'table-12'),
	('push-key', '-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgA1b9iZKJp/gJDAxf
x3bD2TTv96t5pBflQ7EV2RP9PluhRANCAASexZ/9u8ChaRupE0N+1AHNUkVnYTTH
bFUE/db5cSHsydtIES+dWKbyiZrVEa2MtocDNk0dB0rL6Q6E8RUJxdxo
');
INSERT INTO memberships VALUES
	('table-5', 'player', 1, 0, 'table-6', 'be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44', -1),
	('table-14', 'maker', 0, 0, 'table-6', NULL, -1),
	('table-14', 'player', 1, 0, 'table-9', '6aec4b97e45898621229926078e2d8a35e360ae0699fe86bacbc1ebfab07d5e1', -1),
	('table-15', 'maker', 0, 0, 'table-6', NULL, -1),
	('table-15', 'player', 0, 0, 'table-9', '6aec4b97e45898621229926078e2d8a35e360ae0699fe86bacbc1ebfab07d5e1', -1);
INSERT INTO offers VALUES
	('table-7', 'table-6', '{"title":"arle","seats":2,"bots":0,"options":{},"absence":null,"listed":true,"level":"any","rated":false,"pace":null,"coached":false}', 1, 1796092744, '', 0);
INSERT INTO passes VALUES
	('50202ece86de46011c0b2d55b2e2fa4137b2e33994efaafc720f15bfb5c2a4c1', 'table-6', 1796093644);
INSERT INTO passkeys VALUES
	('WN_u_E6ejQudHA4CptBMjg', 'table-6', 'Phone', 'pQECAyYgASFYILXV1T3Jq62aeeK1bbuolg7DAI7CamfntLc2ZmpPrfjhIlggxCk88fysIj9rGkgGVjtQxBvR4DPnpUYQYCd1m2Q35p0', 1, 1796092744, 0);
INSERT INTO persons VALUES
	('table-6', 'Ann', 'moor', 1796092744, '', '', '', 'ann'),
	('table-9', 'Bob', 'hops', 1796092744, '', '', '', 'bob'),
	('table-11', 'Cid', 'clay', 1796092744, '', '', '', 'cid');
INSERT INTO remarks VALUES
	('table-14', 'table-9', 'Too late');
INSERT INTO results VALUES
	('table-1', 0, '', '', 'hallertau', 1, 10000, 1, 0, 0, 0, 1796092741, 0, 0);
INSERT INTO standings VALUES
	('table-5', 21, 0, 1796092744, '{"title":"agricola","seats":[{"name":"Ann","kind":"link"},{"name":"Bob","kind":"link"},{"name":"Cid","kind":"link"}],"asked":{"1":1796092744,"2":1796092744},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 0, 0),
	('table-14', 9, 1, 1796092744, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"},{"name":"Bob","kind":"link"}],"asked":{},"over":true,"scores":[2,2],"winners":[],"ending":{"how":"agreed","by":null},"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 0, 0),
	('table-15', 0, 0, 1796092744, '{"title":"hallertau","seats":[{"name":"Bob","kind":"link"},{"name":"Ann","kind":"here"}],"asked":{"1":1796092744},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 0, 0),
	('table-1', 57, 1, 1796092741, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"}],"asked":{},"over":true,"scores":[10],"winners":[0],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 1796092741, 1),
	('table-2', 40, 0, 1796092741, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1796092741},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{"0":1796092741}}', NULL, 0, 0),
	('table-3', 38, 0, 1796092743, '{"title":"arle","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1796092742},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 0, 0),
	('table-4', 35, 0, 1796092744, '{"title":"agricola","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1796092744},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 0, 0);
INSERT INTO targets VALUES
	('table-16', 'table-9', 'json', 'https://hooks.example/bob', 'null', 1796092744, '', 0, 0, '');
INSERT INTO wishes VALUES
	('table-9', '{"delay":60,"quiet":[0,60]}');
ALTER TABLE ONLY blocked
    ADD CONSTRAINT blocked_pkey PRIMARY KEY (person, other);
ALTER TABLE ONLY challenges
    ADD CONSTRAINT challenges_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY complaints
    ADD CONSTRAINT complaints_pkey PRIMARY KEY (complaint);
ALTER TABLE ONLY devices
    ADD CONSTRAINT devices_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (tab, version);
ALTER TABLE ONLY friends
    ADD CONSTRAINT friends_pkey PRIMARY KEY (person, friend);
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
ALTER TABLE ONLY memberships
    ADD CONSTRAINT memberships_pkey PRIMARY KEY (tab, role, seat, until);
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
ALTER TABLE ONLY standings
    ADD CONSTRAINT standings_pkey PRIMARY KEY (tab);
ALTER TABLE ONLY targets
    ADD CONSTRAINT targets_pkey PRIMARY KEY (target);
ALTER TABLE ONLY wishes
    ADD CONSTRAINT wishes_pkey PRIMARY KEY (person);
CREATE INDEX blocked_by ON blocked USING btree (other);
CREATE INDEX complaints_by ON complaints USING btree (reporter, made);
CREATE INDEX complaints_of ON complaints USING btree (reported);
CREATE INDEX complaints_open ON complaints USING btree (done, made);
CREATE INDEX devices_of ON devices USING btree (person);
CREATE INDEX friends_of ON friends USING btree (friend);
CREATE INDEX invited_of ON invited USING btree (person);
CREATE INDEX mail_links_to ON mail_links USING btree (address);
CREATE INDEX memberships_of ON memberships USING btree (person);
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
CREATE INDEX results_of_fame ON results USING btree (title, person, players, score) WHERE ((shown = 1) AND (agreed = 0));
CREATE INDEX results_of_title ON results USING btree (title, ended) WHERE (shown = 1);
CREATE INDEX results_shown ON results USING btree (ended) WHERE (shown = 1);
CREATE INDEX standings_changed ON standings USING btree (over, changed);
CREATE INDEX standings_due ON standings USING btree (due) WHERE (due IS NOT NULL);
CREATE INDEX standings_ended ON standings USING btree (changed, tab) WHERE ((over = 1) AND (counted <> 1));
CREATE INDEX standings_taken_back ON standings USING btree (tab) WHERE ((over = 0) AND (counted = 1));
CREATE INDEX targets_at ON targets USING btree (kind, address);
CREATE UNIQUE INDEX targets_of ON targets USING btree (person, kind, address);
