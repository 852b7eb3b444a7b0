CREATE TABLE bans (
    person text NOT NULL,
    since bigint NOT NULL,
    why text NOT NULL
);
CREATE TABLE blocked (
    person text NOT NULL,
    other text NOT NULL,
    since bigint NOT NULL
);
CREATE TABLE bot_scores (
    day text NOT NULL,
    title text NOT NULL,
    bot text NOT NULL,
    score bigint NOT NULL
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
CREATE TABLE days (
    day text NOT NULL,
    title text NOT NULL,
    record text NOT NULL
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
CREATE TABLE tries (
    tab text NOT NULL,
    day text NOT NULL,
    title text NOT NULL,
    person text NOT NULL
);
CREATE TABLE wishes (
    person text NOT NULL,
    wishes text NOT NULL
);
INSERT INTO blocked VALUES
	('table-6', 'table-11', 1796121509);
INSERT INTO challenges VALUES
	('7124d7024d22d67367c7f489b242c8e95e739d91759bc0ef0ce0e58e65abdcc6', '', 1796121809);
INSERT INTO complaints VALUES
	('table-13', 'table-6', 'table-11', 'Cid', 'other', 'Never says Hello', '', 1796121509, 0);
INSERT INTO devices VALUES
	('0337e2e52c8b67ec21a1a654b7a73c410ccc53ad2162953dcb3191399778a5f8', 'table-6', 1796121509, '', 1796121509),
	('5c4da89c4d4cbd4da598a71679149cba66e739d498699fce95cc1c477f58e7db', 'table-9', 1796121509, '', 1796121509),
	('3f461d1b9738caea5fda0f5f8b7b470167600e2b0df201ca0d6ed73c33c36537', 'table-11', 1796121509, '', 1796121509);
INSERT INTO entries VALUES
	('table-1', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.12","players":1,"options":{"cards":"off","progress":"together"},"deal":{"first":["1"],"quadrants":["B1","D4","A3","E3","C2","F2"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-12-01 10:38:26.982426+00'),
	('table-1', 1, '{"type":"moved","seat":0,"move":"exchange 3"}', '2026-12-01 10:38:26.993436+00'),
	('table-1', 2, '{"type":"moved","seat":0,"move":"place small-trade"}', '2026-12-01 10:38:27.0033+00'),
	('table-1', 3, '{"type":"moved","seat":0,"move":"take rye"}', '2026-12-01 10:38:27.012087+00'),
	('table-1', 4, '{"type":"moved","seat":0,"move":"take rye"}', '2026-12-01 10:38:27.020037+00'),
	('table-1', 5, '{"type":"moved","seat":0,"move":"take milk"}', '2026-12-01 10:38:27.029039+00'),
	('table-1', 6, '{"type":"moved","seat":0,"move":"place farming"}', '2026-12-01 10:38:27.037661+00'),
	('table-1', 7, '{"type":"moved","seat":0,"move":"choose 2"}', '2026-12-01 10:38:27.045104+00'),
	('table-1', 8, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 10:38:27.053588+00'),
	('table-1', 9, '{"type":"moved","seat":0,"move":"fallow row 4"}', '2026-12-01 10:38:27.060677+00'),
	('table-1', 10, '{"type":"moved","seat":0,"move":"advance cooling-house"}', '2026-12-01 10:38:27.067417+00'),
	('table-1', 11, '{"type":"moved","seat":0,"move":"advance manufacture"}', '2026-12-01 10:38:27.073447+00'),
	('table-1', 12, '{"type":"moved","seat":0,"move":"advance brewhouse"}', '2026-12-01 10:38:27.080264+00'),
	('table-1', 13, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-12-01 10:38:27.085953+00'),
	('table-1', 14, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-12-01 10:38:27.092307+00'),
	('table-1', 15, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-12-01 10:38:27.099446+00'),
	('table-1', 16, '{"type":"moved","seat":0,"move":"place sparingly clearing"}', '2026-12-01 10:38:27.106089+00'),
	('table-1', 17, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 10:38:27.112657+00'),
	('table-1', 18, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 10:38:27.118909+00'),
	('table-1', 19, '{"type":"moved","seat":0,"move":"place sparingly nursery"}', '2026-12-01 10:38:27.126039+00'),
	('table-1', 20, '{"type":"moved","seat":0,"move":"choose 2"}', '2026-12-01 10:38:27.132411+00'),
	('table-1', 21, '{"type":"moved","seat":0,"move":"take barley"}', '2026-12-01 10:38:27.138896+00'),
	('table-1', 22, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 10:38:27.145645+00'),
	('table-1', 23, '{"type":"moved","seat":0,"move":"place busy-weekend"}', '2026-12-01 10:38:27.153895+00'),
	('table-1', 24, '{"type":"moved","seat":0,"move":"take milk"}', '2026-12-01 10:38:27.162407+00'),
	('table-1', 25, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 10:38:27.170319+00'),
	('table-1', 26, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-12-01 10:38:27.181019+00'),
	('table-1', 27, '{"type":"moved","seat":0,"move":"place cultivation"}', '2026-12-01 10:38:27.18971+00'),
	('table-1', 28, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 10:38:27.198589+00'),
	('table-1', 29, '{"type":"moved","seat":0,"move":"exchange 3"}', '2026-12-01 10:38:27.206832+00'),
	('table-1', 30, '{"type":"moved","seat":0,"move":"place sparingly sheep-market"}', '2026-12-01 10:38:27.214777+00'),
	('table-1', 31, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 10:38:27.230993+00'),
	('table-1', 32, '{"type":"moved","seat":0,"move":"take hides"}', '2026-12-01 10:38:27.248087+00'),
	('table-1', 33, '{"type":"moved","seat":0,"move":"exchange 2"}', '2026-12-01 10:38:27.262797+00'),
	('table-1', 34, '{"type":"moved","seat":0,"move":"place clay-delivery"}', '2026-12-01 10:38:27.273112+00'),
	('table-1', 35, '{"type":"moved","seat":0,"move":"place sparingly clearing"}', '2026-12-01 10:38:27.28269+00'),
	('table-1', 36, '{"type":"moved","seat":0,"move":"take field"}', '2026-12-01 10:38:27.292035+00'),
	('table-1', 37, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 10:38:27.301224+00'),
	('table-1', 38, '{"type":"moved","seat":0,"move":"advance carpentry"}', '2026-12-01 10:38:27.311884+00'),
	('table-1', 39, '{"type":"moved","seat":0,"move":"place sheep-shearing"}', '2026-12-01 10:38:27.323435+00'),
	('table-1', 40, '{"type":"moved","seat":0,"move":"place sparingly clay-delivery"}', '2026-12-01 10:38:27.335031+00'),
	('table-1', 41, '{"type":"moved","seat":0,"move":"take clay"}', '2026-12-01 10:38:27.346258+00'),
	('table-1', 42, '{"type":"moved","seat":0,"move":"take clay"}', '2026-12-01 10:38:27.358464+00'),
	('table-1', 43, '{"type":"moved","seat":0,"move":"take clay"}', '2026-12-01 10:38:27.371131+00'),
	('table-1', 44, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 10:38:27.384528+00'),
	('table-1', 45, '{"type":"moved","seat":0,"move":"place sparingly sheep-market"}', '2026-12-01 10:38:27.398189+00'),
	('table-1', 46, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 10:38:27.409848+00'),
	('table-1', 47, '{"type":"moved","seat":0,"move":"take hides"}', '2026-12-01 10:38:27.421543+00'),
	('table-1', 48, '{"type":"moved","seat":0,"move":"place sparingly weekly-market"}', '2026-12-01 10:38:27.433963+00'),
	('table-1', 49, '{"type":"moved","seat":0,"move":"take sheep"}', '2026-12-01 10:38:27.442733+00'),
	('table-1', 50, '{"type":"moved","seat":0,"move":"take meat"}', '2026-12-01 10:38:27.451769+00'),
	('table-1', 51, '{"type":"moved","seat":0,"move":"place fertilizing"}', '2026-12-01 10:38:27.461138+00'),
	('table-1', 52, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 10:38:27.469513+00'),
	('table-1', 53, '{"type":"moved","seat":0,"move":"sow barley row 5"}', '2026-12-01 10:38:27.480058+00'),
	('table-1', 54, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-12-01 10:38:27.488819+00'),
	('table-1', 55, '{"type":"moved","seat":0,"move":"exchange 6"}', '2026-12-01 10:38:27.49761+00'),
	('table-1', 56, '{"type":"moved","seat":0,"move":"place sheep-breeding"}', '2026-12-01 10:38:27.506426+00'),
	('table-1', 57, '{"type":"moved","seat":0,"move":"choose 1"}', '2026-12-01 10:38:27.514909+00'),
	('table-2', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.12","players":2,"options":{"cards":"on","gateway":"beginner","farmyard":"hops","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"],"gateway":["010","003","008","022","019","013","021","011","001","014","029","026","027","015","002","012","017","024","004","016","020","007","009","025","006","018","023","028","030","005"],"farmyard":["416","430","411","414","404","435","409","401","421","412","425","428","415","406","419","405","424","423","432","429","417","422","403","431","408","413","418","402","434","426","407","420","427","410","433"],"bonus":["827","824","835","816","831","825","813","829","807","823","815","830","808","834","802","804","822","810","845","814","817","840","806","812","832","818","844","833","805","838","826","843","821","819","809","839","828","836","841","801","811","803","837","842","820"],"point":["909","913","908","903","904","925","911","901","920","916","910","906","905","917","907","918","912","919","923","924","915","902","921","914","922"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false},{"name":"Bob","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-12-01 10:38:27.534942+00'),
	('table-2', 1, '{"type":"moved","seat":1,"move":"place sparingly gateway-card"}', '2026-12-01 10:38:27.543653+00'),
	('table-2', 2, '{"type":"moved","seat":1,"move":"take card"}', '2026-12-01 10:38:27.556183+00'),
	('table-2', 3, '{"type":"moved","seat":0,"move":"place butchery"}', '2026-12-01 10:38:27.5701+00'),
	('table-2', 4, '{"type":"moved","seat":1,"move":"place clearing"}', '2026-12-01 10:38:27.582628+00'),
	('table-2', 5, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-12-01 10:38:27.595441+00'),
	('table-2', 6, '{"type":"moved","seat":1,"move":"place sparingly clay-delivery"}', '2026-12-01 10:38:27.607752+00'),
	('table-2', 7, '{"type":"undone","seat":1}', '2026-12-01 10:38:27.619119+00'),
	('table-2', 8, '{"type":"moved","seat":1,"move":"place sparingly sheep-market"}', '2026-12-01 10:38:27.628558+00'),
	('table-2', 9, '{"type":"moved","seat":1,"move":"take sheep"}', '2026-12-01 10:38:27.64031+00'),
	('table-2', 10, '{"type":"moved","seat":1,"move":"play 021"}', '2026-12-01 10:38:27.651751+00'),
	('table-2', 11, '{"type":"moved","seat":1,"move":"done"}', '2026-12-01 10:38:27.661487+00'),
	('table-2', 12, '{"type":"moved","seat":1,"move":"take meat"}', '2026-12-01 10:38:27.671957+00'),
	('table-2', 13, '{"type":"moved","seat":0,"move":"place sparingly land-sale"}', '2026-12-01 10:38:27.683584+00'),
	('table-2', 14, '{"type":"moved","seat":0,"move":"spend field row 4 empty"}', '2026-12-01 10:38:27.693574+00'),
	('table-2', 15, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 10:38:27.704295+00'),
	('table-2', 16, '{"type":"moved","seat":0,"move":"take clay"}', '2026-12-01 10:38:27.715771+00'),
	('table-2', 17, '{"type":"moved","seat":0,"move":"take clay"}', '2026-12-01 10:38:27.727541+00'),
	('table-2', 18, '{"type":"undone","seat":0}', '2026-12-01 10:38:27.738572+00'),
	('table-2', 19, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 10:38:27.749794+00'),
	('table-2', 20, '{"type":"moved","seat":1,"move":"place sparingly clearing"}', '2026-12-01 10:38:27.765176+00'),
	('table-2', 21, '{"type":"moved","seat":1,"move":"take field"}', '2026-12-01 10:38:27.780766+00'),
	('table-2', 22, '{"type":"moved","seat":1,"move":"take clay"}', '2026-12-01 10:38:27.796706+00'),
	('table-2', 23, '{"type":"moved","seat":0,"move":"place bonus-card"}', '2026-12-01 10:38:27.81383+00'),
	('table-2', 24, '{"type":"moved","seat":0,"move":"fallow row 4"}', '2026-12-01 10:38:27.828066+00'),
	('table-2', 25, '{"type":"moved","seat":1,"move":"fallow row 4"}', '2026-12-01 10:38:27.842097+00'),
	('table-2', 26, '{"type":"moved","seat":1,"move":"done"}', '2026-12-01 10:38:27.856255+00'),
	('table-2', 27, '{"type":"moved","seat":1,"move":"play sparingly 409"}', '2026-12-01 10:38:27.87216+00'),
	('table-2', 28, '{"type":"moved","seat":1,"move":"take field"}', '2026-12-01 10:38:27.889733+00'),
	('table-2', 29, '{"type":"undone","seat":1}', '2026-12-01 10:38:27.906088+00'),
	('table-2', 30, '{"type":"moved","seat":1,"move":"take field"}', '2026-12-01 10:38:27.91892+00'),
	('table-2', 31, '{"type":"moved","seat":1,"move":"done"}', '2026-12-01 10:38:27.934138+00'),
	('table-2', 32, '{"type":"moved","seat":0,"move":"advance brewhouse"}', '2026-12-01 10:38:27.950116+00'),
	('table-2', 33, '{"type":"moved","seat":0,"move":"advance manufacture"}', '2026-12-01 10:38:27.96295+00'),
	('table-2', 34, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-12-01 10:38:27.97141+00'),
	('table-2', 35, '{"type":"moved","seat":1,"move":"advance cooling-house"}', '2026-12-01 10:38:27.979883+00'),
	('table-2', 36, '{"type":"moved","seat":1,"move":"pay meat 1"}', '2026-12-01 10:38:27.99158+00'),
	('table-2', 37, '{"type":"moved","seat":1,"move":"advance manufacture"}', '2026-12-01 10:38:27.998943+00'),
	('table-2', 38, '{"type":"moved","seat":1,"move":"advance brewhouse"}', '2026-12-01 10:38:28.005395+00'),
	('table-2', 39, '{"type":"moved","seat":1,"move":"done"}', '2026-12-01 10:38:28.011334+00'),
	('table-2', 40, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-12-01 10:38:28.023631+00'),
	('table-3', 0, '{"type":"opened","record":{"title":"arle","rules":"2026.11.11","players":2,"options":{"houses":"light","rules":"printed","payment":"chosen","peat":"chosen","barn":"same-size","loading":"any-time"},"deal":{"first":["2"],"houses":["farmers-house","plow-makers-workshop","novices-hut","workshop"],"crafts":["turnery","smithy"],"inns":["potters-inn","junk-dealers-inn","milk-house-inn"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false},{"name":"Bob","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-12-01 10:38:28.031245+00');
INSERT INTO entries VALUES
	('table-3', 1, '{"type":"moved","seat":1,"move":"place wainwright"}', '2026-12-01 10:38:28.041721+00'),
	('table-3', 2, '{"type":"moved","seat":1,"move":"return horse"}', '2026-12-01 10:38:28.055703+00'),
	('table-3', 3, '{"type":"moved","seat":1,"move":"build handcart"}', '2026-12-01 10:38:28.064897+00'),
	('table-3', 4, '{"type":"moved","seat":1,"move":"load hage 1"}', '2026-12-01 10:38:28.074112+00'),
	('table-3', 5, '{"type":"moved","seat":1,"move":"sell hage flax-field"}', '2026-12-01 10:38:28.0836+00'),
	('table-3', 6, '{"type":"moved","seat":1,"move":"done"}', '2026-12-01 10:38:28.093222+00'),
	('table-3', 7, '{"type":"undone","seat":1}', '2026-12-01 10:38:28.104011+00'),
	('table-3', 8, '{"type":"moved","seat":1,"move":"done"}', '2026-12-01 10:38:28.112498+00'),
	('table-3', 9, '{"type":"moved","seat":0,"move":"place peat-cutter"}', '2026-12-01 10:38:28.176954+00'),
	('table-3', 10, '{"type":"moved","seat":0,"move":"cut 3 boardwalk"}', '2026-12-01 10:38:28.20246+00'),
	('table-3', 11, '{"type":"moved","seat":1,"move":"place summer-master"}', '2026-12-01 10:38:28.223991+00'),
	('table-3', 12, '{"type":"moved","seat":1,"move":"improve pottery-wheels"}', '2026-12-01 10:38:28.240784+00'),
	('table-3', 13, '{"type":"moved","seat":1,"move":"done"}', '2026-12-01 10:38:28.254196+00'),
	('table-3', 14, '{"type":"moved","seat":0,"move":"place dike-builder"}', '2026-12-01 10:38:28.267321+00'),
	('table-3', 15, '{"type":"moved","seat":0,"move":"take cattle"}', '2026-12-01 10:38:28.279838+00'),
	('table-3', 16, '{"type":"moved","seat":1,"move":"place builder"}', '2026-12-01 10:38:28.293783+00'),
	('table-3', 17, '{"type":"moved","seat":1,"move":"build farmers-house"}', '2026-12-01 10:38:28.303989+00'),
	('table-3', 18, '{"type":"undone","seat":1}', '2026-12-01 10:38:28.317494+00'),
	('table-3', 19, '{"type":"moved","seat":1,"move":"build workshop"}', '2026-12-01 10:38:28.328285+00'),
	('table-3', 20, '{"type":"moved","seat":1,"move":"pay clay 1 grain 1"}', '2026-12-01 10:38:28.341854+00'),
	('table-3', 21, '{"type":"moved","seat":0,"move":"place summer-grocer"}', '2026-12-01 10:38:28.355281+00'),
	('table-3', 22, '{"type":"moved","seat":0,"move":"return horse"}', '2026-12-01 10:38:28.367587+00'),
	('table-3', 23, '{"type":"moved","seat":0,"move":"take sheep"}', '2026-12-01 10:38:28.381078+00'),
	('table-3', 24, '{"type":"moved","seat":1,"move":"place woodcutter"}', '2026-12-01 10:38:28.3964+00'),
	('table-3', 25, '{"type":"moved","seat":0,"move":"place clay-worker"}', '2026-12-01 10:38:28.41195+00'),
	('table-3', 26, '{"type":"moved","seat":1,"move":"improve fleshing-beams"}', '2026-12-01 10:38:28.430352+00'),
	('table-3', 27, '{"type":"moved","seat":0,"move":"place summer-carpenter"}', '2026-12-01 10:38:28.445128+00'),
	('table-3', 28, '{"type":"moved","seat":0,"move":"return cattle"}', '2026-12-01 10:38:28.461176+00'),
	('table-3', 29, '{"type":"undone","seat":0}', '2026-12-01 10:38:28.485879+00'),
	('table-3', 30, '{"type":"moved","seat":0,"move":"return sheep"}', '2026-12-01 10:38:28.508635+00'),
	('table-3', 31, '{"type":"moved","seat":0,"move":"return cattle"}', '2026-12-01 10:38:28.523827+00'),
	('table-3', 32, '{"type":"moved","seat":0,"move":"build plow-makers-workshop"}', '2026-12-01 10:38:28.538654+00'),
	('table-3', 33, '{"type":"moved","seat":0,"move":"pay clay 1 grain 1"}', '2026-12-01 10:38:28.552242+00'),
	('table-3', 34, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-12-01 10:38:28.562166+00'),
	('table-3', 35, '{"type":"moved","seat":1,"move":"place winter-laborer"}', '2026-12-01 10:38:28.567832+00'),
	('table-3', 36, '{"type":"moved","seat":1,"move":"load wood 1"}', '2026-12-01 10:38:28.573971+00'),
	('table-3', 37, '{"type":"moved","seat":1,"move":"done"}', '2026-12-01 10:38:28.582295+00'),
	('table-3', 38, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-12-01 10:38:28.594529+00'),
	('table-5', 15, '{"type":"moved","seat":1,"move":"keep iron-oven","at":1796121509}', '2026-12-01 10:38:29.314443+00'),
	('table-4', 0, '{"type":"opened","record":{"title":"agricola","rules":"2026.11.61","players":2,"options":{"cards":"base","deck_l":"off","deck_x":"off","hands":"dealt","side_job":"off","tile":"off","campaign":"off"},"deal":{"first":["2"],"cards":["sheep-market","grain-utilization","major-improvement","fencing","house-redevelopment","western-quarry","basic-wish-for-children","vegetable-seeds","pig-market","eastern-quarry","cattle-market","urgent-wish-for-children","cultivation","farm-redevelopment"],"hands":["wool-blankets,dutch-windmill,milk-jug,acorns-basket,bottles,mini-pasture,canoe,roughcaster,paper-maker,master-bricklayer,seasonal-worker,scholar,adoptive-parents,oven-firing-boy","butter-churn,clearing-spade,shifting-cultivation,lumber-mill,bread-paddle,sack-cart,manger,conservator,animal-tamer,grocer,manservant,roof-ballaster,childless,wood-cutter"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false},{"name":"Bob","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-12-01 10:38:28.605481+00'),
	('table-4', 1, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-12-01 10:38:28.61501+00'),
	('table-4', 2, '{"type":"moved","seat":0,"move":"place grain-seeds"}', '2026-12-01 10:38:28.629282+00'),
	('table-4', 3, '{"type":"moved","seat":1,"move":"place farmland"}', '2026-12-01 10:38:28.643631+00'),
	('table-4', 4, '{"type":"moved","seat":1,"move":"plow b3"}', '2026-12-01 10:38:28.658043+00'),
	('table-4', 5, '{"type":"moved","seat":0,"move":"place reed-bank"}', '2026-12-01 10:38:28.67475+00'),
	('table-4', 6, '{"type":"moved","seat":1,"move":"place forest"}', '2026-12-01 10:38:28.692006+00'),
	('table-4', 7, '{"type":"undone","seat":1}', '2026-12-01 10:38:28.703996+00'),
	('table-4', 8, '{"type":"moved","seat":1,"move":"place reed-bank"}', '2026-12-01 10:38:28.711674+00'),
	('table-4', 9, '{"type":"moved","seat":0,"move":"place farmland"}', '2026-12-01 10:38:28.723007+00'),
	('table-4', 10, '{"type":"moved","seat":0,"move":"plow b2"}', '2026-12-01 10:38:28.734766+00'),
	('table-4', 11, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-12-01 10:38:28.746268+00'),
	('table-4', 12, '{"type":"moved","seat":0,"move":"place grain-utilization"}', '2026-12-01 10:38:28.75793+00'),
	('table-4', 13, '{"type":"moved","seat":1,"move":"place fishing"}', '2026-12-01 10:38:28.770155+00'),
	('table-4', 14, '{"type":"moved","seat":0,"move":"place day-laborer"}', '2026-12-01 10:38:28.785764+00'),
	('table-4', 15, '{"type":"moved","seat":1,"move":"place forest"}', '2026-12-01 10:38:28.79778+00'),
	('table-4', 16, '{"type":"moved","seat":0,"move":"place lessons"}', '2026-12-01 10:38:28.811923+00'),
	('table-4', 17, '{"type":"moved","seat":0,"move":"play adoptive-parents"}', '2026-12-01 10:38:28.829884+00'),
	('table-4', 18, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-12-01 10:38:28.849726+00'),
	('table-4', 19, '{"type":"moved","seat":0,"move":"place day-laborer"}', '2026-12-01 10:38:28.868982+00'),
	('table-4', 20, '{"type":"moved","seat":1,"move":"place meeting-place"}', '2026-12-01 10:38:28.884491+00'),
	('table-4', 21, '{"type":"moved","seat":1,"move":"play butter-churn"}', '2026-12-01 10:38:28.897356+00'),
	('table-4', 22, '{"type":"moved","seat":0,"move":"place reed-bank"}', '2026-12-01 10:38:28.913848+00'),
	('table-4', 23, '{"type":"moved","seat":1,"move":"place forest"}', '2026-12-01 10:38:28.929421+00'),
	('table-4', 24, '{"type":"moved","seat":0,"move":"place lessons"}', '2026-12-01 10:38:28.94697+00'),
	('table-4', 25, '{"type":"moved","seat":0,"move":"eat grain"}', '2026-12-01 10:38:28.967018+00'),
	('table-4', 26, '{"type":"moved","seat":0,"move":"play oven-firing-boy"}', '2026-12-01 10:38:28.987604+00'),
	('table-4', 27, '{"type":"moved","seat":1,"move":"place farm-expansion"}', '2026-12-01 10:38:29.01003+00'),
	('table-4', 28, '{"type":"undone","seat":1}', '2026-12-01 10:38:29.036018+00'),
	('table-4', 29, '{"type":"moved","seat":1,"move":"place major-improvement"}', '2026-12-01 10:38:29.054171+00'),
	('table-4', 30, '{"type":"moved","seat":1,"move":"play bread-paddle"}', '2026-12-01 10:38:29.078925+00'),
	('table-4', 31, '{"type":"moved","seat":0,"move":"place farmland"}', '2026-12-01 10:38:29.100985+00'),
	('table-4', 32, '{"type":"moved","seat":0,"move":"plow c2"}', '2026-12-01 10:38:29.118734+00'),
	('table-4', 33, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-12-01 10:38:29.130318+00'),
	('table-4', 34, '{"type":"moved","seat":1,"move":"place forest"}', '2026-12-01 10:38:29.140192+00'),
	('table-4', 35, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-12-01 10:38:29.151413+00'),
	('table-5', 0, '{"type":"opened","record":{"title":"agricola","rules":"2026.11.61","players":3,"options":{"cards":"all","deck_l":"off","deck_x":"off","hands":"draft","side_job":"off","tile":"off","campaign":"off"},"deal":{"first":["2"],"cards":["sheep-market","grain-utilization","major-improvement","fencing","house-redevelopment","western-quarry","basic-wish-for-children","vegetable-seeds","pig-market","eastern-quarry","cattle-market","urgent-wish-for-children","cultivation","farm-redevelopment"],"hands":["interim-storage,lynchet,schnapps-distillery,reed-hatted-toad,garden-hoe,scythe,nave,baker,land-heir,interior-decorator,saddler,whisky-distiller,little-stick-knitter,stallwright","turnwrest-plow,brewing-water,beer-stall,shepherds-crook,truffle-slicer,work-certificate,hunting-trophy,master-bricklayer,green-grocer,packaging-artist,forest-guardian,master-builder,sheep-agent,begging-student","love-for-agriculture,sleight-of-hand,heart-of-stone,iron-hoe,baking-course,special-food,iron-oven,small-scale-farmer,village-peasant,hide-farmer,curator,bellfounder,farmyard-worker,wholesaler"],"lot":["259650851"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"link","bot":null,"key":"d5ead6fdd3d16630aad4f07f5e49486337a42e58fb4eef0deaabb814c003b134","unnamed":false},{"name":"Bob","home":"link","bot":null,"key":"be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44","unnamed":false},{"name":"Cid","home":"link","bot":null,"key":"7c36b0a9dedde119c75165957c6c9c187e65df1ee5db87c4c58ad503ad88cbe3","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683","absence":60,"at":1796121509}', '2026-12-01 10:38:29.160921+00'),
	('table-5', 1, '{"type":"moved","seat":0,"move":"keep interim-storage","at":1796121509}', '2026-12-01 10:38:29.171666+00'),
	('table-5', 2, '{"type":"moved","seat":0,"move":"keep whisky-distiller","at":1796121509}', '2026-12-01 10:38:29.179094+00'),
	('table-5', 3, '{"type":"moved","seat":1,"move":"keep sheep-agent","at":1796121509}', '2026-12-01 10:38:29.189733+00'),
	('table-5', 4, '{"type":"moved","seat":2,"move":"keep iron-hoe","at":1796121509}', '2026-12-01 10:38:29.199458+00'),
	('table-5', 5, '{"type":"moved","seat":1,"move":"keep turnwrest-plow","at":1796121509}', '2026-12-01 10:38:29.210657+00'),
	('table-5', 6, '{"type":"moved","seat":2,"move":"keep farmyard-worker","at":1796121509}', '2026-12-01 10:38:29.222835+00'),
	('table-5', 7, '{"type":"moved","seat":2,"move":"keep brewing-water","at":1796121509}', '2026-12-01 10:38:29.232251+00'),
	('table-5', 8, '{"type":"moved","seat":1,"move":"keep land-heir","at":1796121509}', '2026-12-01 10:38:29.245184+00'),
	('table-5', 9, '{"type":"moved","seat":1,"move":"keep scythe","at":1796121509}', '2026-12-01 10:38:29.252942+00'),
	('table-5', 10, '{"type":"moved","seat":2,"move":"keep master-builder","at":1796121509}', '2026-12-01 10:38:29.265525+00'),
	('table-5', 11, '{"type":"moved","seat":0,"move":"keep village-peasant","at":1796121509}', '2026-12-01 10:38:29.278197+00'),
	('table-5', 12, '{"type":"moved","seat":0,"move":"keep special-food","at":1796121509}', '2026-12-01 10:38:29.285964+00'),
	('table-5', 13, '{"type":"moved","seat":0,"move":"keep master-bricklayer","at":1796121509}', '2026-12-01 10:38:29.294214+00'),
	('table-5', 14, '{"type":"moved","seat":1,"move":"keep curator","at":1796121509}', '2026-12-01 10:38:29.306631+00'),
	('table-5', 16, '{"type":"moved","seat":0,"move":"keep hunting-trophy","at":1796121509}', '2026-12-01 10:38:29.327076+00'),
	('table-5', 17, '{"type":"moved","seat":2,"move":"keep lynchet","at":1796121509}', '2026-12-01 10:38:29.339648+00'),
	('table-5', 18, '{"type":"moved","seat":2,"move":"keep little-stick-knitter","at":1796121509}', '2026-12-01 10:38:29.347007+00'),
	('table-5', 19, '{"type":"moved","seat":0,"move":"keep interior-decorator","at":1796121509}', '2026-12-01 10:38:29.359741+00'),
	('table-5', 20, '{"type":"moved","seat":0,"move":"keep schnapps-distillery","at":1796121509}', '2026-12-01 10:38:29.367128+00'),
	('table-5', 21, '{"type":"voted","seat":2,"by":0,"bot":"farmer","at":1796121509}', '2026-12-01 10:38:29.37069+00'),
	('table-14', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.12","players":2,"options":{"cards":"off","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false},{"name":"Bob","home":"link","bot":null,"key":"be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-12-01 10:38:29.455026+00'),
	('table-14', 1, '{"type":"offered","seat":1,"key":"64288cbd891f1c1063437c9e359a6fbf26497ffa1994107a8adcdba5f2701535"}', '2026-12-01 10:38:29.459959+00'),
	('table-14', 2, '{"type":"handed","seat":1,"name":"Bob"}', '2026-12-01 10:38:29.4636+00'),
	('table-14', 3, '{"type":"nudged","seat":1,"by":0,"at":1796121509}', '2026-12-01 10:38:29.471927+00');
INSERT INTO entries VALUES
	('table-14', 4, '{"type":"moved","seat":1,"move":"place nursery"}', '2026-12-01 10:38:29.48499+00'),
	('table-14', 5, '{"type":"said","seat":1,"text":"Enough?","at":1796121509}', '2026-12-01 10:38:29.48923+00'),
	('table-14', 6, '{"type":"wished","seat":1,"ends":true}', '2026-12-01 10:38:29.497271+00'),
	('table-14', 7, '{"type":"wished","seat":0,"ends":true}', '2026-12-01 10:38:29.501398+00'),
	('table-14', 8, '{"type":"ended","ending":{"how":"agreed","by":null}}', '2026-12-01 10:38:29.501398+00'),
	('table-14', 9, '{"type":"followed","table":"table-15"}', '2026-12-01 10:38:29.505262+00'),
	('table-15', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.12","players":2,"options":{"cards":"off","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"]},"moves":[],"ending":null},"seats":[{"name":"Bob","home":"link","bot":null,"key":"64288cbd891f1c1063437c9e359a6fbf26497ffa1994107a8adcdba5f2701535","unnamed":false},{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-12-01 10:38:29.508491+00'),
	('table-0', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.12","players":1,"options":{"cards":"off","progress":"together"},"deal":{"first":["1"],"quadrants":["B1","D4","A3","E3","C2","F2"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-12-01 10:38:29.55315+00'),
	('table-0', 1, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-12-01 10:38:29.55315+00'),
	('table-0', 2, '{"type":"undone","seat":0,"over":[]}', '2026-12-01 10:38:29.55315+00'),
	('table-0', 3, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-12-01 10:38:29.55315+00');
INSERT INTO friends VALUES
	('table-6', 'table-9', 1796121509);
INSERT INTO guests VALUES
	('table-7', 'table-6', 0);
INSERT INTO invited VALUES
	('table-7', 'table-9');
INSERT INTO layout VALUES
	(22);
INSERT INTO marks VALUES
	('calls-looked', '1796121507'),
	('offers', 'table-12'),
	('push-key', '-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgO4Hc4g4Vg8ZuxYBh
CkTKZ+PXO8ThUy/7XjO8FS3vH5WhRANCAARZHokoXZpd67YYa1ci/QXIt43QNiVQ
s6OiZ4/dpgG+ytnajesRkXCqv1etB6R7GmnXlMkxh38vysjd6Xo9vZR6
');
INSERT INTO memberships VALUES
	('table-5', 'player', 1, 0, 'table-6', 'be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44', -1),
	('table-14', 'maker', 0, 0, 'table-6', NULL, -1),
	('table-14', 'player', 1, 0, 'table-9', '64288cbd891f1c1063437c9e359a6fbf26497ffa1994107a8adcdba5f2701535', -1),
	('table-15', 'maker', 0, 0, 'table-6', NULL, -1),
	('table-15', 'player', 0, 0, 'table-9', '64288cbd891f1c1063437c9e359a6fbf26497ffa1994107a8adcdba5f2701535', -1);
INSERT INTO offers VALUES
	('table-7', 'table-6', '{"title":"arle","seats":2,"bots":0,"options":{},"absence":null,"listed":true,"level":"any","rated":false,"pace":null,"coached":false}', 1, 1796121509, '', 0);
INSERT INTO passes VALUES
	('1369971108ed629dba2ab485813cb10ef687325aadc1454a2987c6d39fb907f4', 'table-6', 1796122409);
INSERT INTO passkeys VALUES
	('Y0VQm4ymY0Yq-UB9ykasPg', 'table-6', 'Phone', 'pQECAyYgASFYIKKJNEEI7Z7GGYQSETAdUptuRq-nyHx_JaiLotPtIb9UIlggBaLu2npMlHzlhbJobHDu0bLTMatvHz0fPgPzi0OinhU', 1, 1796121509, 0);
INSERT INTO persons VALUES
	('table-6', 'Ann', 'moor', 1796121509, '', '', '', 'ann'),
	('table-9', 'Bob', 'hops', 1796121509, '', '', '', 'bob'),
	('table-11', 'Cid', 'clay', 1796121509, '', '', '', 'cid');
INSERT INTO remarks VALUES
	('table-14', 'table-9', 'Too late');
INSERT INTO results VALUES
	('table-1', 0, '', '', 'hallertau', 1, 10000, 1, 0, 0, 0, 1796121507, 0, 0);
INSERT INTO standings VALUES
	('table-1', 57, 1, 1796121507, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"}],"asked":{},"over":true,"scores":[10],"winners":[0],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 1796121507, 1),
	('table-2', 40, 0, 1796121508, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1796121507},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{"0":1796121507}}', NULL, 0, 0),
	('table-3', 38, 0, 1796121509, '{"title":"arle","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1796121508},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 0, 0),
	('table-4', 35, 0, 1796121509, '{"title":"agricola","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1796121509},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 0, 0),
	('table-5', 21, 0, 1796121509, '{"title":"agricola","seats":[{"name":"Ann","kind":"link"},{"name":"Bob","kind":"link"},{"name":"Cid","kind":"link"}],"asked":{"1":1796121509,"2":1796121509},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 0, 0),
	('table-14', 9, 1, 1796121509, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"},{"name":"Bob","kind":"link"}],"asked":{},"over":true,"scores":[2,2],"winners":[],"ending":{"how":"agreed","by":null},"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 0, 0),
	('table-15', 0, 0, 1796121509, '{"title":"hallertau","seats":[{"name":"Bob","kind":"link"},{"name":"Ann","kind":"here"}],"asked":{"1":1796121509},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 0, 0);
INSERT INTO targets VALUES
	('table-16', 'table-9', 'json', 'https://hooks.example/bob', 'null', 1796121509, '', 0, 0, '');
INSERT INTO wishes VALUES
	('table-9', '{"delay":60,"quiet":[0,60]}');
ALTER TABLE ONLY bans
    ADD CONSTRAINT bans_pkey PRIMARY KEY (person);
ALTER TABLE ONLY blocked
    ADD CONSTRAINT blocked_pkey PRIMARY KEY (person, other);
ALTER TABLE ONLY bot_scores
    ADD CONSTRAINT bot_scores_pkey PRIMARY KEY (day, title, bot);
ALTER TABLE ONLY challenges
    ADD CONSTRAINT challenges_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY complaints
    ADD CONSTRAINT complaints_pkey PRIMARY KEY (complaint);
ALTER TABLE ONLY days
    ADD CONSTRAINT days_pkey PRIMARY KEY (day, title);
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
ALTER TABLE ONLY tries
    ADD CONSTRAINT tries_pkey PRIMARY KEY (tab);
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
CREATE INDEX standings_counted ON standings USING btree (over, counted, tab) WHERE ((over = 0) AND (counted = 1));
CREATE INDEX standings_due ON standings USING btree (due) WHERE (due IS NOT NULL);
CREATE INDEX standings_uncounted ON standings USING btree (over, changed, tab) WHERE ((over = 1) AND (counted <> 1));
CREATE INDEX targets_at ON targets USING btree (kind, address);
CREATE UNIQUE INDEX targets_of ON targets USING btree (person, kind, address);
CREATE UNIQUE INDEX tries_of ON tries USING btree (person, title, day) WHERE (person <> ''::text);
CREATE INDEX tries_on ON tries USING btree (title, day);
