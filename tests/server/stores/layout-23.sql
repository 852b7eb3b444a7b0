CREATE TABLE attempts (
    person text NOT NULL,
    problem text NOT NULL,
    title text NOT NULL,
    solved bigint NOT NULL,
    mu bigint NOT NULL,
    sigma bigint NOT NULL,
    number bigint NOT NULL,
    ended bigint NOT NULL
);
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
CREATE TABLE problem_ratings (
    problem text NOT NULL,
    mu bigint NOT NULL,
    sigma bigint NOT NULL,
    tries bigint NOT NULL
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
	('table-6', 'table-11', 1796141152);
INSERT INTO challenges VALUES
	('40f5a9fa64a218498242ea1dc0ae137a885232153fecf835fb661b9db2c9184f', '', 1796141452);
INSERT INTO complaints VALUES
	('table-13', 'table-6', 'table-11', 'Cid', 'other', 'Never says Hello', '', 1796141152, 0);
INSERT INTO devices VALUES
	('3618884e755acc3bb328fe25e84fa4fdc3d26c875a678d4ea3e7c9c667a1c8a8', 'table-6', 1796141152, '', 1796141152),
	('cd054cad3c40addd6e5c0d25f5d0089d12bb925a2ebd407664b73733ec36f73d', 'table-9', 1796141152, '', 1796141152),
	('56152583d6285f4c87bd3eb43e4f2e337faa00c0677b565a77493881db5268c5', 'table-11', 1796141152, '', 1796141152);
INSERT INTO entries VALUES
	('table-1', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.12","players":1,"options":{"cards":"off","progress":"together"},"deal":{"first":["1"],"quadrants":["B1","D4","A3","E3","C2","F2"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-12-01 16:05:51.242334+00'),
	('table-1', 1, '{"type":"moved","seat":0,"move":"exchange 3"}', '2026-12-01 16:05:51.249527+00'),
	('table-1', 2, '{"type":"moved","seat":0,"move":"place small-trade"}', '2026-12-01 16:05:51.25481+00'),
	('table-1', 3, '{"type":"moved","seat":0,"move":"take rye"}', '2026-12-01 16:05:51.259599+00'),
	('table-1', 4, '{"type":"moved","seat":0,"move":"take rye"}', '2026-12-01 16:05:51.264247+00'),
	('table-1', 5, '{"type":"moved","seat":0,"move":"take milk"}', '2026-12-01 16:05:51.269304+00'),
	('table-1', 6, '{"type":"moved","seat":0,"move":"place farming"}', '2026-12-01 16:05:51.273798+00'),
	('table-1', 7, '{"type":"moved","seat":0,"move":"choose 2"}', '2026-12-01 16:05:51.278646+00'),
	('table-1', 8, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 16:05:51.283547+00'),
	('table-1', 9, '{"type":"moved","seat":0,"move":"fallow row 4"}', '2026-12-01 16:05:51.288318+00'),
	('table-1', 10, '{"type":"moved","seat":0,"move":"advance cooling-house"}', '2026-12-01 16:05:51.292865+00'),
	('table-1', 11, '{"type":"moved","seat":0,"move":"advance manufacture"}', '2026-12-01 16:05:51.297429+00'),
	('table-1', 12, '{"type":"moved","seat":0,"move":"advance brewhouse"}', '2026-12-01 16:05:51.302177+00'),
	('table-1', 13, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-12-01 16:05:51.30642+00'),
	('table-1', 14, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-12-01 16:05:51.311019+00'),
	('table-1', 15, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-12-01 16:05:51.315837+00'),
	('table-1', 16, '{"type":"moved","seat":0,"move":"place sparingly clearing"}', '2026-12-01 16:05:51.321152+00'),
	('table-1', 17, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 16:05:51.325892+00'),
	('table-1', 18, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 16:05:51.330444+00'),
	('table-1', 19, '{"type":"moved","seat":0,"move":"place sparingly nursery"}', '2026-12-01 16:05:51.335359+00'),
	('table-1', 20, '{"type":"moved","seat":0,"move":"choose 2"}', '2026-12-01 16:05:51.340156+00'),
	('table-1', 21, '{"type":"moved","seat":0,"move":"take barley"}', '2026-12-01 16:05:51.344984+00'),
	('table-1', 22, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 16:05:51.349698+00'),
	('table-1', 23, '{"type":"moved","seat":0,"move":"place busy-weekend"}', '2026-12-01 16:05:51.355633+00'),
	('table-1', 24, '{"type":"moved","seat":0,"move":"take milk"}', '2026-12-01 16:05:51.360291+00'),
	('table-1', 25, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 16:05:51.365136+00'),
	('table-1', 26, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-12-01 16:05:51.370219+00'),
	('table-1', 27, '{"type":"moved","seat":0,"move":"place cultivation"}', '2026-12-01 16:05:51.375231+00'),
	('table-1', 28, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 16:05:51.38006+00'),
	('table-1', 29, '{"type":"moved","seat":0,"move":"exchange 3"}', '2026-12-01 16:05:51.38535+00'),
	('table-1', 30, '{"type":"moved","seat":0,"move":"place sparingly sheep-market"}', '2026-12-01 16:05:51.390186+00'),
	('table-1', 31, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 16:05:51.395117+00'),
	('table-1', 32, '{"type":"moved","seat":0,"move":"take hides"}', '2026-12-01 16:05:51.401109+00'),
	('table-1', 33, '{"type":"moved","seat":0,"move":"exchange 2"}', '2026-12-01 16:05:51.406324+00'),
	('table-1', 34, '{"type":"moved","seat":0,"move":"place clay-delivery"}', '2026-12-01 16:05:51.411733+00'),
	('table-1', 35, '{"type":"moved","seat":0,"move":"place sparingly clearing"}', '2026-12-01 16:05:51.416785+00'),
	('table-1', 36, '{"type":"moved","seat":0,"move":"take field"}', '2026-12-01 16:05:51.421669+00'),
	('table-1', 37, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 16:05:51.426704+00'),
	('table-1', 38, '{"type":"moved","seat":0,"move":"advance carpentry"}', '2026-12-01 16:05:51.432131+00'),
	('table-1', 39, '{"type":"moved","seat":0,"move":"place sheep-shearing"}', '2026-12-01 16:05:51.437533+00'),
	('table-1', 40, '{"type":"moved","seat":0,"move":"place sparingly clay-delivery"}', '2026-12-01 16:05:51.442988+00'),
	('table-1', 41, '{"type":"moved","seat":0,"move":"take clay"}', '2026-12-01 16:05:51.448209+00'),
	('table-1', 42, '{"type":"moved","seat":0,"move":"take clay"}', '2026-12-01 16:05:51.453191+00'),
	('table-1', 43, '{"type":"moved","seat":0,"move":"take clay"}', '2026-12-01 16:05:51.458409+00'),
	('table-1', 44, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 16:05:51.463994+00'),
	('table-1', 45, '{"type":"moved","seat":0,"move":"place sparingly sheep-market"}', '2026-12-01 16:05:51.469675+00'),
	('table-1', 46, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 16:05:51.475076+00'),
	('table-1', 47, '{"type":"moved","seat":0,"move":"take hides"}', '2026-12-01 16:05:51.480335+00'),
	('table-1', 48, '{"type":"moved","seat":0,"move":"place sparingly weekly-market"}', '2026-12-01 16:05:51.492957+00'),
	('table-1', 49, '{"type":"moved","seat":0,"move":"take sheep"}', '2026-12-01 16:05:51.505823+00'),
	('table-1', 50, '{"type":"moved","seat":0,"move":"take meat"}', '2026-12-01 16:05:51.511324+00'),
	('table-1', 51, '{"type":"moved","seat":0,"move":"place fertilizing"}', '2026-12-01 16:05:51.517321+00'),
	('table-1', 52, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 16:05:51.523167+00'),
	('table-1', 53, '{"type":"moved","seat":0,"move":"sow barley row 5"}', '2026-12-01 16:05:51.529048+00'),
	('table-1', 54, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-12-01 16:05:51.534919+00'),
	('table-1', 55, '{"type":"moved","seat":0,"move":"exchange 6"}', '2026-12-01 16:05:51.541638+00'),
	('table-1', 56, '{"type":"moved","seat":0,"move":"place sheep-breeding"}', '2026-12-01 16:05:51.548082+00'),
	('table-1', 57, '{"type":"moved","seat":0,"move":"choose 1"}', '2026-12-01 16:05:51.555907+00'),
	('table-2', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.12","players":2,"options":{"cards":"on","gateway":"beginner","farmyard":"hops","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"],"gateway":["010","003","008","022","019","013","021","011","001","014","029","026","027","015","002","012","017","024","004","016","020","007","009","025","006","018","023","028","030","005"],"farmyard":["416","430","411","414","404","435","409","401","421","412","425","428","415","406","419","405","424","423","432","429","417","422","403","431","408","413","418","402","434","426","407","420","427","410","433"],"bonus":["827","824","835","816","831","825","813","829","807","823","815","830","808","834","802","804","822","810","845","814","817","840","806","812","832","818","844","833","805","838","826","843","821","819","809","839","828","836","841","801","811","803","837","842","820"],"point":["909","913","908","903","904","925","911","901","920","916","910","906","905","917","907","918","912","919","923","924","915","902","921","914","922"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false},{"name":"Bob","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-12-01 16:05:51.567745+00'),
	('table-2', 1, '{"type":"moved","seat":1,"move":"place sparingly gateway-card"}', '2026-12-01 16:05:51.5725+00'),
	('table-2', 2, '{"type":"moved","seat":1,"move":"take card"}', '2026-12-01 16:05:51.579369+00'),
	('table-2', 3, '{"type":"moved","seat":0,"move":"place butchery"}', '2026-12-01 16:05:51.586704+00'),
	('table-2', 4, '{"type":"moved","seat":1,"move":"place clearing"}', '2026-12-01 16:05:51.59415+00'),
	('table-2', 5, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-12-01 16:05:51.601371+00'),
	('table-2', 6, '{"type":"moved","seat":1,"move":"place sparingly clay-delivery"}', '2026-12-01 16:05:51.608731+00'),
	('table-2', 7, '{"type":"undone","seat":1}', '2026-12-01 16:05:51.61579+00'),
	('table-2', 8, '{"type":"moved","seat":1,"move":"place sparingly sheep-market"}', '2026-12-01 16:05:51.621425+00'),
	('table-2', 9, '{"type":"moved","seat":1,"move":"take sheep"}', '2026-12-01 16:05:51.628127+00'),
	('table-2', 10, '{"type":"moved","seat":1,"move":"play 021"}', '2026-12-01 16:05:51.635073+00'),
	('table-2', 11, '{"type":"moved","seat":1,"move":"done"}', '2026-12-01 16:05:51.641587+00'),
	('table-2', 12, '{"type":"moved","seat":1,"move":"take meat"}', '2026-12-01 16:05:51.648464+00'),
	('table-2', 13, '{"type":"moved","seat":0,"move":"place sparingly land-sale"}', '2026-12-01 16:05:51.656085+00'),
	('table-2', 14, '{"type":"moved","seat":0,"move":"spend field row 4 empty"}', '2026-12-01 16:05:51.662805+00'),
	('table-2', 15, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 16:05:51.669815+00'),
	('table-2', 16, '{"type":"moved","seat":0,"move":"take clay"}', '2026-12-01 16:05:51.677007+00'),
	('table-2', 17, '{"type":"moved","seat":0,"move":"take clay"}', '2026-12-01 16:05:51.683936+00'),
	('table-2', 18, '{"type":"undone","seat":0}', '2026-12-01 16:05:51.691965+00'),
	('table-2', 19, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 16:05:51.697891+00'),
	('table-2', 20, '{"type":"moved","seat":1,"move":"place sparingly clearing"}', '2026-12-01 16:05:51.70588+00'),
	('table-2', 21, '{"type":"moved","seat":1,"move":"take field"}', '2026-12-01 16:05:51.713458+00'),
	('table-2', 22, '{"type":"moved","seat":1,"move":"take clay"}', '2026-12-01 16:05:51.720755+00'),
	('table-2', 23, '{"type":"moved","seat":0,"move":"place bonus-card"}', '2026-12-01 16:05:51.728589+00'),
	('table-2', 24, '{"type":"moved","seat":0,"move":"fallow row 4"}', '2026-12-01 16:05:51.738347+00'),
	('table-2', 25, '{"type":"moved","seat":1,"move":"fallow row 4"}', '2026-12-01 16:05:51.746631+00'),
	('table-2', 26, '{"type":"moved","seat":1,"move":"done"}', '2026-12-01 16:05:51.75437+00'),
	('table-2', 27, '{"type":"moved","seat":1,"move":"play sparingly 409"}', '2026-12-01 16:05:51.762033+00'),
	('table-2', 28, '{"type":"moved","seat":1,"move":"take field"}', '2026-12-01 16:05:51.772272+00'),
	('table-2', 29, '{"type":"undone","seat":1}', '2026-12-01 16:05:51.779409+00'),
	('table-2', 30, '{"type":"moved","seat":1,"move":"take field"}', '2026-12-01 16:05:51.785509+00'),
	('table-2', 31, '{"type":"moved","seat":1,"move":"done"}', '2026-12-01 16:05:51.792862+00'),
	('table-2', 32, '{"type":"moved","seat":0,"move":"advance brewhouse"}', '2026-12-01 16:05:51.800918+00'),
	('table-2', 33, '{"type":"moved","seat":0,"move":"advance manufacture"}', '2026-12-01 16:05:51.809183+00'),
	('table-2', 34, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-12-01 16:05:51.814808+00'),
	('table-2', 35, '{"type":"moved","seat":1,"move":"advance cooling-house"}', '2026-12-01 16:05:51.818368+00'),
	('table-2', 36, '{"type":"moved","seat":1,"move":"pay meat 1"}', '2026-12-01 16:05:51.822456+00'),
	('table-2', 37, '{"type":"moved","seat":1,"move":"advance manufacture"}', '2026-12-01 16:05:51.82774+00'),
	('table-2', 38, '{"type":"moved","seat":1,"move":"advance brewhouse"}', '2026-12-01 16:05:51.831892+00'),
	('table-2', 39, '{"type":"moved","seat":1,"move":"done"}', '2026-12-01 16:05:51.837346+00'),
	('table-2', 40, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-12-01 16:05:51.843272+00'),
	('table-3', 0, '{"type":"opened","record":{"title":"arle","rules":"2026.11.11","players":2,"options":{"houses":"light","rules":"printed","payment":"chosen","peat":"chosen","barn":"same-size","loading":"any-time"},"deal":{"first":["2"],"houses":["farmers-house","plow-makers-workshop","novices-hut","workshop"],"crafts":["turnery","smithy"],"inns":["potters-inn","junk-dealers-inn","milk-house-inn"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false},{"name":"Bob","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-12-01 16:05:51.846979+00');
INSERT INTO entries VALUES
	('table-3', 1, '{"type":"moved","seat":1,"move":"place wainwright"}', '2026-12-01 16:05:51.852182+00'),
	('table-3', 2, '{"type":"moved","seat":1,"move":"return horse"}', '2026-12-01 16:05:51.859775+00'),
	('table-3', 3, '{"type":"moved","seat":1,"move":"build handcart"}', '2026-12-01 16:05:51.867206+00'),
	('table-3', 4, '{"type":"moved","seat":1,"move":"load hage 1"}', '2026-12-01 16:05:51.875042+00'),
	('table-3', 5, '{"type":"moved","seat":1,"move":"sell hage flax-field"}', '2026-12-01 16:05:51.882606+00'),
	('table-3', 6, '{"type":"moved","seat":1,"move":"done"}', '2026-12-01 16:05:51.890544+00'),
	('table-3', 7, '{"type":"undone","seat":1}', '2026-12-01 16:05:51.898221+00'),
	('table-3', 8, '{"type":"moved","seat":1,"move":"done"}', '2026-12-01 16:05:51.903378+00'),
	('table-3', 9, '{"type":"moved","seat":0,"move":"place peat-cutter"}', '2026-12-01 16:05:51.911019+00'),
	('table-3', 10, '{"type":"moved","seat":0,"move":"cut 3 boardwalk"}', '2026-12-01 16:05:51.918795+00'),
	('table-3', 11, '{"type":"moved","seat":1,"move":"place summer-master"}', '2026-12-01 16:05:51.926801+00'),
	('table-3', 12, '{"type":"moved","seat":1,"move":"improve pottery-wheels"}', '2026-12-01 16:05:51.934852+00'),
	('table-3', 13, '{"type":"moved","seat":1,"move":"done"}', '2026-12-01 16:05:51.943117+00'),
	('table-3', 14, '{"type":"moved","seat":0,"move":"place dike-builder"}', '2026-12-01 16:05:51.951397+00'),
	('table-3', 15, '{"type":"moved","seat":0,"move":"take cattle"}', '2026-12-01 16:05:51.95922+00'),
	('table-3', 16, '{"type":"moved","seat":1,"move":"place builder"}', '2026-12-01 16:05:51.968089+00'),
	('table-3', 17, '{"type":"moved","seat":1,"move":"build farmers-house"}', '2026-12-01 16:05:51.977595+00'),
	('table-3', 18, '{"type":"undone","seat":1}', '2026-12-01 16:05:51.986184+00'),
	('table-3', 19, '{"type":"moved","seat":1,"move":"build workshop"}', '2026-12-01 16:05:51.994304+00'),
	('table-3', 20, '{"type":"moved","seat":1,"move":"pay clay 1 grain 1"}', '2026-12-01 16:05:52.00462+00'),
	('table-3', 21, '{"type":"moved","seat":0,"move":"place summer-grocer"}', '2026-12-01 16:05:52.015923+00'),
	('table-3', 22, '{"type":"moved","seat":0,"move":"return horse"}', '2026-12-01 16:05:52.026483+00'),
	('table-3', 23, '{"type":"moved","seat":0,"move":"take sheep"}', '2026-12-01 16:05:52.037269+00'),
	('table-3', 24, '{"type":"moved","seat":1,"move":"place woodcutter"}', '2026-12-01 16:05:52.048633+00'),
	('table-3', 25, '{"type":"moved","seat":0,"move":"place clay-worker"}', '2026-12-01 16:05:52.060622+00'),
	('table-3', 26, '{"type":"moved","seat":1,"move":"improve fleshing-beams"}', '2026-12-01 16:05:52.072665+00'),
	('table-3', 27, '{"type":"moved","seat":0,"move":"place summer-carpenter"}', '2026-12-01 16:05:52.086147+00'),
	('table-3', 28, '{"type":"moved","seat":0,"move":"return cattle"}', '2026-12-01 16:05:52.098304+00'),
	('table-3', 29, '{"type":"undone","seat":0}', '2026-12-01 16:05:52.109802+00'),
	('table-3', 30, '{"type":"moved","seat":0,"move":"return sheep"}', '2026-12-01 16:05:52.117545+00'),
	('table-3', 31, '{"type":"moved","seat":0,"move":"return cattle"}', '2026-12-01 16:05:52.128421+00'),
	('table-3', 32, '{"type":"moved","seat":0,"move":"build plow-makers-workshop"}', '2026-12-01 16:05:52.139188+00'),
	('table-3', 33, '{"type":"moved","seat":0,"move":"pay clay 1 grain 1"}', '2026-12-01 16:05:52.149024+00'),
	('table-3', 34, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-12-01 16:05:52.155808+00'),
	('table-3', 35, '{"type":"moved","seat":1,"move":"place winter-laborer"}', '2026-12-01 16:05:52.159116+00'),
	('table-3', 36, '{"type":"moved","seat":1,"move":"load wood 1"}', '2026-12-01 16:05:52.162753+00'),
	('table-3', 37, '{"type":"moved","seat":1,"move":"done"}', '2026-12-01 16:05:52.168088+00'),
	('table-3', 38, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-12-01 16:05:52.174258+00'),
	('table-5', 15, '{"type":"moved","seat":1,"move":"keep iron-oven","at":1796141152}', '2026-12-01 16:05:52.685982+00'),
	('table-4', 0, '{"type":"opened","record":{"title":"agricola","rules":"2026.11.62","players":2,"options":{"cards":"base","deck_l":"off","deck_x":"off","hands":"dealt","side_job":"off","tile":"off","campaign":"off"},"deal":{"first":["2"],"cards":["sheep-market","grain-utilization","major-improvement","fencing","house-redevelopment","western-quarry","basic-wish-for-children","vegetable-seeds","pig-market","eastern-quarry","cattle-market","urgent-wish-for-children","cultivation","farm-redevelopment"],"hands":["wool-blankets,dutch-windmill,milk-jug,acorns-basket,bottles,mini-pasture,canoe,roughcaster,paper-maker,master-bricklayer,seasonal-worker,scholar,adoptive-parents,oven-firing-boy","butter-churn,clearing-spade,shifting-cultivation,lumber-mill,bread-paddle,sack-cart,manger,conservator,animal-tamer,grocer,manservant,roof-ballaster,childless,wood-cutter"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false},{"name":"Bob","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-12-01 16:05:52.18054+00'),
	('table-4', 1, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-12-01 16:05:52.186828+00'),
	('table-4', 2, '{"type":"moved","seat":0,"move":"place grain-seeds"}', '2026-12-01 16:05:52.197337+00'),
	('table-4', 3, '{"type":"moved","seat":1,"move":"place farmland"}', '2026-12-01 16:05:52.206943+00'),
	('table-4', 4, '{"type":"moved","seat":1,"move":"plow b3"}', '2026-12-01 16:05:52.21567+00'),
	('table-4', 5, '{"type":"moved","seat":0,"move":"place reed-bank"}', '2026-12-01 16:05:52.225549+00'),
	('table-4', 6, '{"type":"moved","seat":1,"move":"place forest"}', '2026-12-01 16:05:52.23546+00'),
	('table-4', 7, '{"type":"undone","seat":1}', '2026-12-01 16:05:52.24854+00'),
	('table-4', 8, '{"type":"moved","seat":1,"move":"place reed-bank"}', '2026-12-01 16:05:52.254973+00'),
	('table-4', 9, '{"type":"moved","seat":0,"move":"place farmland"}', '2026-12-01 16:05:52.265102+00'),
	('table-4', 10, '{"type":"moved","seat":0,"move":"plow b2"}', '2026-12-01 16:05:52.274475+00'),
	('table-4', 11, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-12-01 16:05:52.284575+00'),
	('table-4', 12, '{"type":"moved","seat":0,"move":"place grain-utilization"}', '2026-12-01 16:05:52.295019+00'),
	('table-4', 13, '{"type":"moved","seat":1,"move":"place fishing"}', '2026-12-01 16:05:52.305501+00'),
	('table-4', 14, '{"type":"moved","seat":0,"move":"place day-laborer"}', '2026-12-01 16:05:52.31611+00'),
	('table-4', 15, '{"type":"moved","seat":1,"move":"place forest"}', '2026-12-01 16:05:52.326532+00'),
	('table-4', 16, '{"type":"moved","seat":0,"move":"place lessons"}', '2026-12-01 16:05:52.338145+00'),
	('table-4', 17, '{"type":"moved","seat":0,"move":"play adoptive-parents"}', '2026-12-01 16:05:52.348066+00'),
	('table-4', 18, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-12-01 16:05:52.35858+00'),
	('table-4', 19, '{"type":"moved","seat":0,"move":"place day-laborer"}', '2026-12-01 16:05:52.369476+00'),
	('table-4', 20, '{"type":"moved","seat":1,"move":"place meeting-place"}', '2026-12-01 16:05:52.379969+00'),
	('table-4', 21, '{"type":"moved","seat":1,"move":"play butter-churn"}', '2026-12-01 16:05:52.390353+00'),
	('table-4', 22, '{"type":"moved","seat":0,"move":"place reed-bank"}', '2026-12-01 16:05:52.402222+00'),
	('table-4', 23, '{"type":"moved","seat":1,"move":"place forest"}', '2026-12-01 16:05:52.413568+00'),
	('table-4', 24, '{"type":"moved","seat":0,"move":"place lessons"}', '2026-12-01 16:05:52.425893+00'),
	('table-4', 25, '{"type":"moved","seat":0,"move":"eat grain"}', '2026-12-01 16:05:52.43709+00'),
	('table-4', 26, '{"type":"moved","seat":0,"move":"play oven-firing-boy"}', '2026-12-01 16:05:52.448483+00'),
	('table-4', 27, '{"type":"moved","seat":1,"move":"place farm-expansion"}', '2026-12-01 16:05:52.46094+00'),
	('table-4', 28, '{"type":"undone","seat":1}', '2026-12-01 16:05:52.473754+00'),
	('table-4', 29, '{"type":"moved","seat":1,"move":"place major-improvement"}', '2026-12-01 16:05:52.484649+00'),
	('table-4', 30, '{"type":"moved","seat":1,"move":"play bread-paddle"}', '2026-12-01 16:05:52.49944+00'),
	('table-4', 31, '{"type":"moved","seat":0,"move":"place farmland"}', '2026-12-01 16:05:52.514388+00'),
	('table-4', 32, '{"type":"moved","seat":0,"move":"plow c2"}', '2026-12-01 16:05:52.528261+00'),
	('table-4', 33, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-12-01 16:05:52.537012+00'),
	('table-4', 34, '{"type":"moved","seat":1,"move":"place forest"}', '2026-12-01 16:05:52.544498+00'),
	('table-4', 35, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-12-01 16:05:52.553313+00'),
	('table-5', 0, '{"type":"opened","record":{"title":"agricola","rules":"2026.11.62","players":3,"options":{"cards":"all","deck_l":"off","deck_x":"off","hands":"draft","side_job":"off","tile":"off","campaign":"off"},"deal":{"first":["2"],"cards":["sheep-market","grain-utilization","major-improvement","fencing","house-redevelopment","western-quarry","basic-wish-for-children","vegetable-seeds","pig-market","eastern-quarry","cattle-market","urgent-wish-for-children","cultivation","farm-redevelopment"],"hands":["interim-storage,lynchet,schnapps-distillery,reed-hatted-toad,garden-hoe,scythe,nave,baker,land-heir,interior-decorator,saddler,whisky-distiller,little-stick-knitter,stallwright","turnwrest-plow,brewing-water,beer-stall,shepherds-crook,truffle-slicer,work-certificate,hunting-trophy,master-bricklayer,green-grocer,packaging-artist,forest-guardian,master-builder,sheep-agent,begging-student","love-for-agriculture,sleight-of-hand,heart-of-stone,iron-hoe,baking-course,special-food,iron-oven,small-scale-farmer,village-peasant,hide-farmer,curator,bellfounder,farmyard-worker,wholesaler"],"lot":["259650851"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"link","bot":null,"key":"d5ead6fdd3d16630aad4f07f5e49486337a42e58fb4eef0deaabb814c003b134","unnamed":false},{"name":"Bob","home":"link","bot":null,"key":"be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44","unnamed":false},{"name":"Cid","home":"link","bot":null,"key":"7c36b0a9dedde119c75165957c6c9c187e65df1ee5db87c4c58ad503ad88cbe3","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683","absence":60,"at":1796141152}', '2026-12-01 16:05:52.56125+00'),
	('table-5', 1, '{"type":"moved","seat":0,"move":"keep interim-storage","at":1796141152}', '2026-12-01 16:05:52.570343+00'),
	('table-5', 2, '{"type":"moved","seat":0,"move":"keep whisky-distiller","at":1796141152}', '2026-12-01 16:05:52.576934+00'),
	('table-5', 3, '{"type":"moved","seat":1,"move":"keep sheep-agent","at":1796141152}', '2026-12-01 16:05:52.587112+00'),
	('table-5', 4, '{"type":"moved","seat":2,"move":"keep iron-hoe","at":1796141152}', '2026-12-01 16:05:52.596949+00'),
	('table-5', 5, '{"type":"moved","seat":1,"move":"keep turnwrest-plow","at":1796141152}', '2026-12-01 16:05:52.606632+00'),
	('table-5', 6, '{"type":"moved","seat":2,"move":"keep farmyard-worker","at":1796141152}', '2026-12-01 16:05:52.616283+00'),
	('table-5', 7, '{"type":"moved","seat":2,"move":"keep brewing-water","at":1796141152}', '2026-12-01 16:05:52.622948+00'),
	('table-5', 8, '{"type":"moved","seat":1,"move":"keep land-heir","at":1796141152}', '2026-12-01 16:05:52.632777+00'),
	('table-5', 9, '{"type":"moved","seat":1,"move":"keep scythe","at":1796141152}', '2026-12-01 16:05:52.638866+00'),
	('table-5', 10, '{"type":"moved","seat":2,"move":"keep master-builder","at":1796141152}', '2026-12-01 16:05:52.648391+00'),
	('table-5', 11, '{"type":"moved","seat":0,"move":"keep village-peasant","at":1796141152}', '2026-12-01 16:05:52.658417+00'),
	('table-5', 12, '{"type":"moved","seat":0,"move":"keep special-food","at":1796141152}', '2026-12-01 16:05:52.664341+00'),
	('table-5', 13, '{"type":"moved","seat":0,"move":"keep master-bricklayer","at":1796141152}', '2026-12-01 16:05:52.670603+00'),
	('table-5', 14, '{"type":"moved","seat":1,"move":"keep curator","at":1796141152}', '2026-12-01 16:05:52.680089+00'),
	('table-5', 16, '{"type":"moved","seat":0,"move":"keep hunting-trophy","at":1796141152}', '2026-12-01 16:05:52.695397+00'),
	('table-5', 17, '{"type":"moved","seat":2,"move":"keep lynchet","at":1796141152}', '2026-12-01 16:05:52.705409+00'),
	('table-5', 18, '{"type":"moved","seat":2,"move":"keep little-stick-knitter","at":1796141152}', '2026-12-01 16:05:52.711492+00'),
	('table-5', 19, '{"type":"moved","seat":0,"move":"keep interior-decorator","at":1796141152}', '2026-12-01 16:05:52.72069+00'),
	('table-5', 20, '{"type":"moved","seat":0,"move":"keep schnapps-distillery","at":1796141152}', '2026-12-01 16:05:52.726409+00'),
	('table-5', 21, '{"type":"voted","seat":2,"by":0,"bot":"farmer","at":1796141152}', '2026-12-01 16:05:52.729075+00'),
	('table-14', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.12","players":2,"options":{"cards":"off","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false},{"name":"Bob","home":"link","bot":null,"key":"be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-12-01 16:05:52.810974+00'),
	('table-14', 1, '{"type":"offered","seat":1,"key":"7dd8287b42ceebc350283266eb13ba60cacc4f6aaa663083650a04f14a349d19"}', '2026-12-01 16:05:52.814829+00'),
	('table-14', 2, '{"type":"handed","seat":1,"name":"Bob"}', '2026-12-01 16:05:52.817891+00'),
	('table-14', 3, '{"type":"nudged","seat":1,"by":0,"at":1796141152}', '2026-12-01 16:05:52.824908+00');
INSERT INTO entries VALUES
	('table-14', 4, '{"type":"moved","seat":1,"move":"place nursery"}', '2026-12-01 16:05:52.837016+00'),
	('table-14', 5, '{"type":"said","seat":1,"text":"Enough?","at":1796141152}', '2026-12-01 16:05:52.840192+00'),
	('table-14', 6, '{"type":"wished","seat":1,"ends":true}', '2026-12-01 16:05:52.845835+00'),
	('table-14', 7, '{"type":"wished","seat":0,"ends":true}', '2026-12-01 16:05:52.849113+00'),
	('table-14', 8, '{"type":"ended","ending":{"how":"agreed","by":null}}', '2026-12-01 16:05:52.849113+00'),
	('table-14', 9, '{"type":"followed","table":"table-15"}', '2026-12-01 16:05:52.851711+00'),
	('table-15', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.12","players":2,"options":{"cards":"off","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"]},"moves":[],"ending":null},"seats":[{"name":"Bob","home":"link","bot":null,"key":"7dd8287b42ceebc350283266eb13ba60cacc4f6aaa663083650a04f14a349d19","unnamed":false},{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-12-01 16:05:52.853981+00'),
	('table-0', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.12","players":1,"options":{"cards":"off","progress":"together"},"deal":{"first":["1"],"quadrants":["B1","D4","A3","E3","C2","F2"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-12-01 16:05:52.881748+00'),
	('table-0', 1, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-12-01 16:05:52.881748+00'),
	('table-0', 2, '{"type":"undone","seat":0,"over":[]}', '2026-12-01 16:05:52.881748+00'),
	('table-0', 3, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-12-01 16:05:52.881748+00');
INSERT INTO friends VALUES
	('table-6', 'table-9', 1796141152);
INSERT INTO guests VALUES
	('table-7', 'table-6', 0);
INSERT INTO invited VALUES
	('table-7', 'table-9');
INSERT INTO layout VALUES
	(23);
INSERT INTO marks VALUES
	('rolls-since', '21 23'),
	('calls-looked', '1796141151'),
	('offers', 'table-12'),
	('push-key', '-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgjlp30irJ0BARkoEs
QkyGIrwbgO2GxlTxpC9s4l9EJE2hRANCAAQ7yp/xi/AFnJIa56nW380ZRQZ1vPB9
C8oz0TgyWdidgXkFkSd2uCnF968FQHEg6RFOeXe8xUKdo/2OZzfL5GZW
');
INSERT INTO memberships VALUES
	('table-5', 'player', 1, 0, 'table-6', 'be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44', -1),
	('table-14', 'maker', 0, 0, 'table-6', NULL, -1),
	('table-14', 'player', 1, 0, 'table-9', '7dd8287b42ceebc350283266eb13ba60cacc4f6aaa663083650a04f14a349d19', -1),
	('table-15', 'maker', 0, 0, 'table-6', NULL, -1),
	('table-15', 'player', 0, 0, 'table-9', '7dd8287b42ceebc350283266eb13ba60cacc4f6aaa663083650a04f14a349d19', -1);
INSERT INTO offers VALUES
	('table-7', 'table-6', '{"title":"arle","seats":2,"bots":0,"options":{},"absence":null,"listed":true,"level":"any","rated":false,"pace":null,"coached":false}', 1, 1796141152, '', 0);
INSERT INTO passes VALUES
	('78d736e79af0934b0126e0de55fadd4a3acb934cc08d75dca5c1f464e6ab1c5e', 'table-6', 1796142052);
INSERT INTO passkeys VALUES
	('UZ0x2xoAEg8F8lExKMF9lw', 'table-6', 'Phone', 'pQECAyYgASFYIAaMyZM-kspnISqzSbcqSC09pxzMH2EiIf0YpPvRNjgCIlggrCmjPQ5corDss6o966q03pci2RWx4R4WwAh8GZJURuc', 1, 1796141152, 0);
INSERT INTO persons VALUES
	('table-6', 'Ann', 'moor', 1796141152, '', '', '', 'ann'),
	('table-9', 'Bob', 'hops', 1796141152, '', '', '', 'bob'),
	('table-11', 'Cid', 'clay', 1796141152, '', '', '', 'cid');
INSERT INTO remarks VALUES
	('table-14', 'table-9', 'Too late');
INSERT INTO results VALUES
	('table-1', 0, '', '', 'hallertau', 1, 10000, 1, 0, 0, 0, 1796141151, 0, 0);
INSERT INTO standings VALUES
	('table-2', 40, 0, 1796141152, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1796141151},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{"0":1796141151}}', NULL, 0, 0),
	('table-3', 38, 0, 1796141152, '{"title":"arle","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1796141152},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 0, 0),
	('table-1', 57, 1, 1796141151, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"}],"asked":{},"over":true,"scores":[10],"winners":[0],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 0, 1),
	('table-4', 35, 0, 1796141152, '{"title":"agricola","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1796141152},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 0, 0),
	('table-5', 21, 0, 1796141152, '{"title":"agricola","seats":[{"name":"Ann","kind":"link"},{"name":"Bob","kind":"link"},{"name":"Cid","kind":"link"}],"asked":{"1":1796141152,"2":1796141152},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 0, 0),
	('table-14', 9, 1, 1796141152, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"},{"name":"Bob","kind":"link"}],"asked":{},"over":true,"scores":[2,2],"winners":[],"ending":{"how":"agreed","by":null},"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 0, 0),
	('table-15', 0, 0, 1796141152, '{"title":"hallertau","seats":[{"name":"Bob","kind":"link"},{"name":"Ann","kind":"here"}],"asked":{"1":1796141152},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 0, 0);
INSERT INTO targets VALUES
	('table-16', 'table-9', 'json', 'https://hooks.example/bob', 'null', 1796141152, '', 0, 0, '');
INSERT INTO wishes VALUES
	('table-9', '{"delay":60,"quiet":[0,60]}');
ALTER TABLE ONLY attempts
    ADD CONSTRAINT attempts_pkey PRIMARY KEY (person, problem);
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
ALTER TABLE ONLY problem_ratings
    ADD CONSTRAINT problem_ratings_pkey PRIMARY KEY (problem);
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
