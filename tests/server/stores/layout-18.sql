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
INSERT INTO blocked VALUES
	('table-6', 'table-11', 1796008819);
INSERT INTO challenges VALUES
	('aaa9473aa2302f94fa0ecfa6dc266d16fb0cb4360c810a2a9acdd063257e6ae0', '', 1796009119);
INSERT INTO complaints VALUES
	('table-13', 'table-6', 'table-11', 'Cid', 'other', 'Never says Hello', '', 1796008819, 0);
INSERT INTO devices VALUES
	('403970ddfbdb8e38e36df1bc41aead6e32c8d89b7c52ed63e08091e83c3ea69e', 'table-6', 1796008819, '', 1796008819),
	('eacae1fbac08c9662e44ac7d8f00cd6524e7617409f04b765f3bae8d6b569ee3', 'table-9', 1796008819, '', 1796008819),
	('d75d68a49ed011f50168e4e03720efa6f41fa64cb6c48d25faf90922ff96fe87', 'table-11', 1796008819, '', 1796008819);
INSERT INTO entries VALUES
	('table-1', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.12","players":1,"options":{"cards":"off","progress":"together"},"deal":{"first":["1"],"quadrants":["B1","D4","A3","E3","C2","F2"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-30 03:20:10.466292+00'),
	('table-1', 1, '{"type":"moved","seat":0,"move":"exchange 3"}', '2026-11-30 03:20:10.476912+00'),
	('table-1', 2, '{"type":"moved","seat":0,"move":"place small-trade"}', '2026-11-30 03:20:10.501854+00'),
	('table-1', 3, '{"type":"moved","seat":0,"move":"take rye"}', '2026-11-30 03:20:10.512005+00'),
	('table-1', 4, '{"type":"moved","seat":0,"move":"take rye"}', '2026-11-30 03:20:10.522374+00'),
	('table-1', 5, '{"type":"moved","seat":0,"move":"take milk"}', '2026-11-30 03:20:10.533227+00'),
	('table-1', 6, '{"type":"moved","seat":0,"move":"place farming"}', '2026-11-30 03:20:10.544739+00'),
	('table-1', 7, '{"type":"moved","seat":0,"move":"choose 2"}', '2026-11-30 03:20:10.555152+00'),
	('table-1', 8, '{"type":"moved","seat":0,"move":"done"}', '2026-11-30 03:20:10.565747+00'),
	('table-1', 9, '{"type":"moved","seat":0,"move":"fallow row 4"}', '2026-11-30 03:20:10.576363+00'),
	('table-1', 10, '{"type":"moved","seat":0,"move":"advance cooling-house"}', '2026-11-30 03:20:10.587483+00'),
	('table-1', 11, '{"type":"moved","seat":0,"move":"advance manufacture"}', '2026-11-30 03:20:10.597849+00'),
	('table-1', 12, '{"type":"moved","seat":0,"move":"advance brewhouse"}', '2026-11-30 03:20:10.607744+00'),
	('table-1', 13, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-30 03:20:10.617614+00'),
	('table-1', 14, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-30 03:20:10.627619+00'),
	('table-1', 15, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-30 03:20:10.637161+00'),
	('table-1', 16, '{"type":"moved","seat":0,"move":"place sparingly clearing"}', '2026-11-30 03:20:10.647173+00'),
	('table-1', 17, '{"type":"moved","seat":0,"move":"done"}', '2026-11-30 03:20:10.656401+00'),
	('table-1', 18, '{"type":"moved","seat":0,"move":"done"}', '2026-11-30 03:20:10.665574+00'),
	('table-1', 19, '{"type":"moved","seat":0,"move":"place sparingly nursery"}', '2026-11-30 03:20:10.676456+00'),
	('table-1', 20, '{"type":"moved","seat":0,"move":"choose 2"}', '2026-11-30 03:20:10.700603+00'),
	('table-1', 21, '{"type":"moved","seat":0,"move":"take barley"}', '2026-11-30 03:20:10.889987+00'),
	('table-1', 22, '{"type":"moved","seat":0,"move":"done"}', '2026-11-30 03:20:11.010562+00'),
	('table-1', 23, '{"type":"moved","seat":0,"move":"place busy-weekend"}', '2026-11-30 03:20:11.056639+00'),
	('table-1', 24, '{"type":"moved","seat":0,"move":"take milk"}', '2026-11-30 03:20:11.08393+00'),
	('table-1', 25, '{"type":"moved","seat":0,"move":"done"}', '2026-11-30 03:20:11.114068+00'),
	('table-1', 26, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-30 03:20:11.159446+00'),
	('table-1', 27, '{"type":"moved","seat":0,"move":"place cultivation"}', '2026-11-30 03:20:11.224318+00'),
	('table-1', 28, '{"type":"moved","seat":0,"move":"done"}', '2026-11-30 03:20:11.298747+00'),
	('table-1', 29, '{"type":"moved","seat":0,"move":"exchange 3"}', '2026-11-30 03:20:11.311732+00'),
	('table-1', 30, '{"type":"moved","seat":0,"move":"place sparingly sheep-market"}', '2026-11-30 03:20:11.325347+00'),
	('table-1', 31, '{"type":"moved","seat":0,"move":"done"}', '2026-11-30 03:20:11.334692+00'),
	('table-1', 32, '{"type":"moved","seat":0,"move":"take hides"}', '2026-11-30 03:20:11.349461+00'),
	('table-1', 33, '{"type":"moved","seat":0,"move":"exchange 2"}', '2026-11-30 03:20:11.364203+00'),
	('table-1', 34, '{"type":"moved","seat":0,"move":"place clay-delivery"}', '2026-11-30 03:20:11.37837+00'),
	('table-1', 35, '{"type":"moved","seat":0,"move":"place sparingly clearing"}', '2026-11-30 03:20:11.398272+00'),
	('table-1', 36, '{"type":"moved","seat":0,"move":"take field"}', '2026-11-30 03:20:11.410188+00'),
	('table-1', 37, '{"type":"moved","seat":0,"move":"done"}', '2026-11-30 03:20:11.436262+00'),
	('table-1', 38, '{"type":"moved","seat":0,"move":"advance carpentry"}', '2026-11-30 03:20:11.447183+00'),
	('table-1', 39, '{"type":"moved","seat":0,"move":"place sheep-shearing"}', '2026-11-30 03:20:11.464165+00'),
	('table-1', 40, '{"type":"moved","seat":0,"move":"place sparingly clay-delivery"}', '2026-11-30 03:20:11.478746+00'),
	('table-1', 41, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-30 03:20:11.490703+00'),
	('table-1', 42, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-30 03:20:11.505474+00'),
	('table-1', 43, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-30 03:20:11.517507+00'),
	('table-1', 44, '{"type":"moved","seat":0,"move":"done"}', '2026-11-30 03:20:11.52787+00'),
	('table-1', 45, '{"type":"moved","seat":0,"move":"place sparingly sheep-market"}', '2026-11-30 03:20:11.542933+00'),
	('table-1', 46, '{"type":"moved","seat":0,"move":"done"}', '2026-11-30 03:20:11.72963+00'),
	('table-1', 47, '{"type":"moved","seat":0,"move":"take hides"}', '2026-11-30 03:20:11.737451+00'),
	('table-1', 48, '{"type":"moved","seat":0,"move":"place sparingly weekly-market"}', '2026-11-30 03:20:11.744484+00'),
	('table-1', 49, '{"type":"moved","seat":0,"move":"take sheep"}', '2026-11-30 03:20:11.751068+00'),
	('table-1', 50, '{"type":"moved","seat":0,"move":"take meat"}', '2026-11-30 03:20:11.758893+00'),
	('table-1', 51, '{"type":"moved","seat":0,"move":"place fertilizing"}', '2026-11-30 03:20:11.766802+00'),
	('table-1', 52, '{"type":"moved","seat":0,"move":"done"}', '2026-11-30 03:20:11.774268+00'),
	('table-1', 53, '{"type":"moved","seat":0,"move":"sow barley row 5"}', '2026-11-30 03:20:11.780867+00'),
	('table-1', 54, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-30 03:20:11.787745+00'),
	('table-1', 55, '{"type":"moved","seat":0,"move":"exchange 6"}', '2026-11-30 03:20:11.798869+00'),
	('table-1', 56, '{"type":"moved","seat":0,"move":"place sheep-breeding"}', '2026-11-30 03:20:11.825323+00'),
	('table-1', 57, '{"type":"moved","seat":0,"move":"choose 1"}', '2026-11-30 03:20:11.845946+00'),
	('table-2', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.12","players":2,"options":{"cards":"on","gateway":"beginner","farmyard":"hops","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"],"gateway":["010","003","008","022","019","013","021","011","001","014","029","026","027","015","002","012","017","024","004","016","020","007","009","025","006","018","023","028","030","005"],"farmyard":["416","430","411","414","404","435","409","401","421","412","425","428","415","406","419","405","424","423","432","429","417","422","403","431","408","413","418","402","434","426","407","420","427","410","433"],"bonus":["827","824","835","816","831","825","813","829","807","823","815","830","808","834","802","804","822","810","845","814","817","840","806","812","832","818","844","833","805","838","826","843","821","819","809","839","828","836","841","801","811","803","837","842","820"],"point":["909","913","908","903","904","925","911","901","920","916","910","906","905","917","907","918","912","919","923","924","915","902","921","914","922"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false},{"name":"Bob","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-30 03:20:11.884508+00'),
	('table-2', 1, '{"type":"moved","seat":1,"move":"place sparingly gateway-card"}', '2026-11-30 03:20:11.896903+00'),
	('table-2', 2, '{"type":"moved","seat":1,"move":"take card"}', '2026-11-30 03:20:11.911945+00'),
	('table-2', 3, '{"type":"moved","seat":0,"move":"place butchery"}', '2026-11-30 03:20:11.927579+00'),
	('table-2', 4, '{"type":"moved","seat":1,"move":"place clearing"}', '2026-11-30 03:20:11.937489+00'),
	('table-2', 5, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-30 03:20:11.948068+00'),
	('table-2', 6, '{"type":"moved","seat":1,"move":"place sparingly clay-delivery"}', '2026-11-30 03:20:11.961576+00'),
	('table-2', 7, '{"type":"undone","seat":1}', '2026-11-30 03:20:11.974774+00'),
	('table-2', 8, '{"type":"moved","seat":1,"move":"place sparingly sheep-market"}', '2026-11-30 03:20:11.984827+00'),
	('table-2', 9, '{"type":"moved","seat":1,"move":"take sheep"}', '2026-11-30 03:20:11.997177+00'),
	('table-2', 10, '{"type":"moved","seat":1,"move":"play 021"}', '2026-11-30 03:20:12.010137+00'),
	('table-2', 11, '{"type":"moved","seat":1,"move":"done"}', '2026-11-30 03:20:12.022382+00'),
	('table-2', 12, '{"type":"moved","seat":1,"move":"take meat"}', '2026-11-30 03:20:12.033584+00'),
	('table-2', 13, '{"type":"moved","seat":0,"move":"place sparingly land-sale"}', '2026-11-30 03:20:12.047213+00'),
	('table-2', 14, '{"type":"moved","seat":0,"move":"spend field row 4 empty"}', '2026-11-30 03:20:12.059324+00'),
	('table-2', 15, '{"type":"moved","seat":0,"move":"done"}', '2026-11-30 03:20:12.069878+00'),
	('table-2', 16, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-30 03:20:12.079777+00'),
	('table-2', 17, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-30 03:20:12.09112+00'),
	('table-2', 18, '{"type":"undone","seat":0}', '2026-11-30 03:20:12.112594+00'),
	('table-2', 19, '{"type":"moved","seat":0,"move":"done"}', '2026-11-30 03:20:12.157314+00'),
	('table-2', 20, '{"type":"moved","seat":1,"move":"place sparingly clearing"}', '2026-11-30 03:20:12.324783+00'),
	('table-2', 21, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-30 03:20:12.476274+00'),
	('table-2', 22, '{"type":"moved","seat":1,"move":"take clay"}', '2026-11-30 03:20:12.503749+00'),
	('table-2', 23, '{"type":"moved","seat":0,"move":"place bonus-card"}', '2026-11-30 03:20:12.540038+00'),
	('table-2', 24, '{"type":"moved","seat":0,"move":"fallow row 4"}', '2026-11-30 03:20:12.571901+00'),
	('table-2', 25, '{"type":"moved","seat":1,"move":"fallow row 4"}', '2026-11-30 03:20:12.597457+00'),
	('table-2', 26, '{"type":"moved","seat":1,"move":"done"}', '2026-11-30 03:20:12.63365+00'),
	('table-2', 27, '{"type":"moved","seat":1,"move":"play sparingly 409"}', '2026-11-30 03:20:12.66373+00'),
	('table-2', 28, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-30 03:20:12.692321+00'),
	('table-2', 29, '{"type":"undone","seat":1}', '2026-11-30 03:20:12.721727+00'),
	('table-2', 30, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-30 03:20:12.743383+00'),
	('table-2', 31, '{"type":"moved","seat":1,"move":"done"}', '2026-11-30 03:20:12.770362+00'),
	('table-2', 32, '{"type":"moved","seat":0,"move":"advance brewhouse"}', '2026-11-30 03:20:12.795766+00'),
	('table-2', 33, '{"type":"moved","seat":0,"move":"advance manufacture"}', '2026-11-30 03:20:12.817226+00'),
	('table-2', 34, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-30 03:20:12.838198+00'),
	('table-2', 35, '{"type":"moved","seat":1,"move":"advance cooling-house"}', '2026-11-30 03:20:12.845468+00'),
	('table-2', 36, '{"type":"moved","seat":1,"move":"pay meat 1"}', '2026-11-30 03:20:12.856874+00'),
	('table-2', 37, '{"type":"moved","seat":1,"move":"advance manufacture"}', '2026-11-30 03:20:12.87278+00'),
	('table-2', 38, '{"type":"moved","seat":1,"move":"advance brewhouse"}', '2026-11-30 03:20:12.883004+00'),
	('table-2', 39, '{"type":"moved","seat":1,"move":"done"}', '2026-11-30 03:20:12.893236+00'),
	('table-2', 40, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-30 03:20:12.91767+00'),
	('table-3', 0, '{"type":"opened","record":{"title":"arle","rules":"2026.11.11","players":2,"options":{"houses":"light","rules":"printed","payment":"chosen","peat":"chosen","barn":"same-size","loading":"any-time"},"deal":{"first":["2"],"houses":["farmers-house","plow-makers-workshop","novices-hut","workshop"],"crafts":["turnery","smithy"],"inns":["potters-inn","junk-dealers-inn","milk-house-inn"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false},{"name":"Bob","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-30 03:20:12.931372+00');
INSERT INTO entries VALUES
	('table-3', 1, '{"type":"moved","seat":1,"move":"place wainwright"}', '2026-11-30 03:20:12.947484+00'),
	('table-3', 2, '{"type":"moved","seat":1,"move":"return horse"}', '2026-11-30 03:20:12.959916+00'),
	('table-3', 3, '{"type":"moved","seat":1,"move":"build handcart"}', '2026-11-30 03:20:12.976074+00'),
	('table-3', 4, '{"type":"moved","seat":1,"move":"load hage 1"}', '2026-11-30 03:20:12.993901+00'),
	('table-3', 5, '{"type":"moved","seat":1,"move":"sell hage flax-field"}', '2026-11-30 03:20:13.014583+00'),
	('table-3', 6, '{"type":"moved","seat":1,"move":"done"}', '2026-11-30 03:20:13.054263+00'),
	('table-3', 7, '{"type":"undone","seat":1}', '2026-11-30 03:20:13.087912+00'),
	('table-3', 8, '{"type":"moved","seat":1,"move":"done"}', '2026-11-30 03:20:13.1134+00'),
	('table-3', 9, '{"type":"moved","seat":0,"move":"place peat-cutter"}', '2026-11-30 03:20:13.168967+00'),
	('table-3', 10, '{"type":"moved","seat":0,"move":"cut 3 boardwalk"}', '2026-11-30 03:20:13.202161+00'),
	('table-3', 11, '{"type":"moved","seat":1,"move":"place summer-master"}', '2026-11-30 03:20:13.309707+00'),
	('table-3', 12, '{"type":"moved","seat":1,"move":"improve pottery-wheels"}', '2026-11-30 03:20:13.339673+00'),
	('table-3', 13, '{"type":"moved","seat":1,"move":"done"}', '2026-11-30 03:20:13.382324+00'),
	('table-3', 14, '{"type":"moved","seat":0,"move":"place dike-builder"}', '2026-11-30 03:20:13.41822+00'),
	('table-3', 15, '{"type":"moved","seat":0,"move":"take cattle"}', '2026-11-30 03:20:13.474042+00'),
	('table-3', 16, '{"type":"moved","seat":1,"move":"place builder"}', '2026-11-30 03:20:13.593828+00'),
	('table-3', 17, '{"type":"moved","seat":1,"move":"build farmers-house"}', '2026-11-30 03:20:13.611849+00'),
	('table-3', 18, '{"type":"undone","seat":1}', '2026-11-30 03:20:13.626594+00'),
	('table-3', 19, '{"type":"moved","seat":1,"move":"build workshop"}', '2026-11-30 03:20:13.636988+00'),
	('table-3', 20, '{"type":"moved","seat":1,"move":"pay clay 1 grain 1"}', '2026-11-30 03:20:13.759923+00'),
	('table-3', 21, '{"type":"moved","seat":0,"move":"place summer-grocer"}', '2026-11-30 03:20:13.820877+00'),
	('table-3', 22, '{"type":"moved","seat":0,"move":"return horse"}', '2026-11-30 03:20:13.928101+00'),
	('table-3', 23, '{"type":"moved","seat":0,"move":"take sheep"}', '2026-11-30 03:20:14.040741+00'),
	('table-3', 24, '{"type":"moved","seat":1,"move":"place woodcutter"}', '2026-11-30 03:20:14.198086+00'),
	('table-3', 25, '{"type":"moved","seat":0,"move":"place clay-worker"}', '2026-11-30 03:20:14.25247+00'),
	('table-3', 26, '{"type":"moved","seat":1,"move":"improve fleshing-beams"}', '2026-11-30 03:20:14.318402+00'),
	('table-3', 27, '{"type":"moved","seat":0,"move":"place summer-carpenter"}', '2026-11-30 03:20:14.580781+00'),
	('table-3', 28, '{"type":"moved","seat":0,"move":"return cattle"}', '2026-11-30 03:20:14.721139+00'),
	('table-3', 29, '{"type":"undone","seat":0}', '2026-11-30 03:20:14.817675+00'),
	('table-3', 30, '{"type":"moved","seat":0,"move":"return sheep"}', '2026-11-30 03:20:14.899329+00'),
	('table-3', 31, '{"type":"moved","seat":0,"move":"return cattle"}', '2026-11-30 03:20:14.995679+00'),
	('table-3', 32, '{"type":"moved","seat":0,"move":"build plow-makers-workshop"}', '2026-11-30 03:20:15.067684+00'),
	('table-3', 33, '{"type":"moved","seat":0,"move":"pay clay 1 grain 1"}', '2026-11-30 03:20:15.155967+00'),
	('table-3', 34, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-30 03:20:15.208915+00'),
	('table-3', 35, '{"type":"moved","seat":1,"move":"place winter-laborer"}', '2026-11-30 03:20:15.229248+00'),
	('table-3', 36, '{"type":"moved","seat":1,"move":"load wood 1"}', '2026-11-30 03:20:15.245127+00'),
	('table-3', 37, '{"type":"moved","seat":1,"move":"done"}', '2026-11-30 03:20:15.269405+00'),
	('table-3', 38, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-30 03:20:15.345323+00'),
	('table-5', 16, '{"type":"moved","seat":0,"move":"keep forest-inn","at":1796008818}', '2026-11-30 03:20:18.916522+00'),
	('table-4', 0, '{"type":"opened","record":{"title":"agricola","rules":"2026.11.54","players":2,"options":{"cards":"base","hands":"dealt","side_job":"off","tile":"off","campaign":"off"},"deal":{"first":["2"],"cards":["sheep-market","grain-utilization","major-improvement","fencing","house-redevelopment","western-quarry","basic-wish-for-children","vegetable-seeds","pig-market","eastern-quarry","cattle-market","urgent-wish-for-children","cultivation","farm-redevelopment"],"hands":["wool-blankets,dutch-windmill,milk-jug,acorns-basket,bottles,mini-pasture,canoe,roughcaster,paper-maker,master-bricklayer,seasonal-worker,scholar,adoptive-parents,oven-firing-boy","butter-churn,clearing-spade,shifting-cultivation,lumber-mill,bread-paddle,sack-cart,manger,conservator,animal-tamer,grocer,manservant,roof-ballaster,childless,wood-cutter"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false},{"name":"Bob","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-30 03:20:15.411896+00'),
	('table-4', 1, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-30 03:20:15.470742+00'),
	('table-4', 2, '{"type":"moved","seat":0,"move":"place grain-seeds"}', '2026-11-30 03:20:15.570184+00'),
	('table-4', 3, '{"type":"moved","seat":1,"move":"place farmland"}', '2026-11-30 03:20:15.667197+00'),
	('table-4', 4, '{"type":"moved","seat":1,"move":"plow b3"}', '2026-11-30 03:20:15.730939+00'),
	('table-4', 5, '{"type":"moved","seat":0,"move":"place reed-bank"}', '2026-11-30 03:20:15.848768+00'),
	('table-4', 6, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-30 03:20:15.924841+00'),
	('table-4', 7, '{"type":"undone","seat":1}', '2026-11-30 03:20:16.008717+00'),
	('table-4', 8, '{"type":"moved","seat":1,"move":"place reed-bank"}', '2026-11-30 03:20:16.057163+00'),
	('table-4', 9, '{"type":"moved","seat":0,"move":"place farmland"}', '2026-11-30 03:20:16.119873+00'),
	('table-4', 10, '{"type":"moved","seat":0,"move":"plow b2"}', '2026-11-30 03:20:16.204049+00'),
	('table-4', 11, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-30 03:20:16.301401+00'),
	('table-4', 12, '{"type":"moved","seat":0,"move":"place grain-utilization"}', '2026-11-30 03:20:16.437928+00'),
	('table-4', 13, '{"type":"moved","seat":1,"move":"place fishing"}', '2026-11-30 03:20:16.528632+00'),
	('table-4', 14, '{"type":"moved","seat":0,"move":"place day-laborer"}', '2026-11-30 03:20:16.607377+00'),
	('table-4', 15, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-30 03:20:16.747201+00'),
	('table-4', 16, '{"type":"moved","seat":0,"move":"place lessons"}', '2026-11-30 03:20:16.850562+00'),
	('table-4', 17, '{"type":"moved","seat":0,"move":"play adoptive-parents"}', '2026-11-30 03:20:16.950642+00'),
	('table-4', 18, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-30 03:20:17.073317+00'),
	('table-4', 19, '{"type":"moved","seat":0,"move":"place day-laborer"}', '2026-11-30 03:20:17.181435+00'),
	('table-4', 20, '{"type":"moved","seat":1,"move":"place meeting-place"}', '2026-11-30 03:20:17.356077+00'),
	('table-4', 21, '{"type":"moved","seat":1,"move":"play butter-churn"}', '2026-11-30 03:20:17.487633+00'),
	('table-4', 22, '{"type":"moved","seat":0,"move":"place reed-bank"}', '2026-11-30 03:20:17.574205+00'),
	('table-4', 23, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-30 03:20:17.677524+00'),
	('table-4', 24, '{"type":"moved","seat":0,"move":"place lessons"}', '2026-11-30 03:20:17.754411+00'),
	('table-4', 25, '{"type":"moved","seat":0,"move":"eat grain"}', '2026-11-30 03:20:17.829656+00'),
	('table-4', 26, '{"type":"moved","seat":0,"move":"play oven-firing-boy"}', '2026-11-30 03:20:17.907634+00'),
	('table-4', 27, '{"type":"moved","seat":1,"move":"place farm-expansion"}', '2026-11-30 03:20:18.034058+00'),
	('table-4', 28, '{"type":"undone","seat":1}', '2026-11-30 03:20:18.122545+00'),
	('table-4', 29, '{"type":"moved","seat":1,"move":"place major-improvement"}', '2026-11-30 03:20:18.217753+00'),
	('table-4', 30, '{"type":"moved","seat":1,"move":"play bread-paddle"}', '2026-11-30 03:20:18.319264+00'),
	('table-4', 31, '{"type":"moved","seat":0,"move":"place farmland"}', '2026-11-30 03:20:18.421047+00'),
	('table-4', 32, '{"type":"moved","seat":0,"move":"plow c2"}', '2026-11-30 03:20:18.514528+00'),
	('table-4', 33, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-30 03:20:18.564181+00'),
	('table-4', 34, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-30 03:20:18.589275+00'),
	('table-4', 35, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-30 03:20:18.64971+00'),
	('table-5', 0, '{"type":"opened","record":{"title":"agricola","rules":"2026.11.54","players":3,"options":{"cards":"all","hands":"draft","side_job":"off","tile":"off","campaign":"off"},"deal":{"first":["2"],"cards":["sheep-market","grain-utilization","major-improvement","fencing","house-redevelopment","western-quarry","basic-wish-for-children","vegetable-seeds","pig-market","eastern-quarry","cattle-market","urgent-wish-for-children","cultivation","farm-redevelopment"],"hands":["clearing-spade,family-friendly-home,baking-sheet,wood-palisades,forest-lake-hut,silage,scullery,shovel-bearer,equipper,bed-maker,sheep-walker,furniture-carpenter,stable-planner,manservant","baseboards,throwing-axe,forest-inn,cookery-lesson,seed-pellets,farmyard-manure,drift-net-boat,seatmate,house-steward,silokeeper,full-farmer,harpooner,mineralogist,cottager","gardeners-knife,herring-pot,beanfield,strawberry-patch,shifting-cultivation,butter-churn,brewery-pond,adoptive-parents,childless,scythe-worker,informant,firewood-collector,master-workman,trimmer"],"lot":["1411472909"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"link","bot":null,"key":"d5ead6fdd3d16630aad4f07f5e49486337a42e58fb4eef0deaabb814c003b134","unnamed":false},{"name":"Bob","home":"link","bot":null,"key":"be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44","unnamed":false},{"name":"Cid","home":"link","bot":null,"key":"7c36b0a9dedde119c75165957c6c9c187e65df1ee5db87c4c58ad503ad88cbe3","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683","absence":60,"at":1796008818}', '2026-11-30 03:20:18.675913+00'),
	('table-5', 1, '{"type":"moved","seat":0,"move":"keep baking-sheet","at":1796008818}', '2026-11-30 03:20:18.691661+00'),
	('table-5', 2, '{"type":"moved","seat":0,"move":"keep shovel-bearer","at":1796008818}', '2026-11-30 03:20:18.703872+00'),
	('table-5', 3, '{"type":"moved","seat":1,"move":"keep mineralogist","at":1796008818}', '2026-11-30 03:20:18.71634+00'),
	('table-5', 4, '{"type":"moved","seat":2,"move":"keep herring-pot","at":1796008818}', '2026-11-30 03:20:18.729993+00'),
	('table-5', 5, '{"type":"moved","seat":1,"move":"keep seed-pellets","at":1796008818}', '2026-11-30 03:20:18.755896+00'),
	('table-5', 6, '{"type":"moved","seat":2,"move":"keep childless","at":1796008818}', '2026-11-30 03:20:18.775893+00'),
	('table-5', 7, '{"type":"moved","seat":2,"move":"keep drift-net-boat","at":1796008818}', '2026-11-30 03:20:18.787715+00'),
	('table-5', 8, '{"type":"moved","seat":1,"move":"keep manservant","at":1796008818}', '2026-11-30 03:20:18.802625+00'),
	('table-5', 9, '{"type":"moved","seat":1,"move":"keep scullery","at":1796008818}', '2026-11-30 03:20:18.812489+00'),
	('table-5', 10, '{"type":"moved","seat":2,"move":"keep seatmate","at":1796008818}', '2026-11-30 03:20:18.833534+00'),
	('table-5', 11, '{"type":"moved","seat":0,"move":"keep firewood-collector","at":1796008818}', '2026-11-30 03:20:18.848706+00'),
	('table-5', 12, '{"type":"moved","seat":0,"move":"keep shifting-cultivation","at":1796008818}', '2026-11-30 03:20:18.863568+00'),
	('table-5', 13, '{"type":"moved","seat":0,"move":"keep full-farmer","at":1796008818}', '2026-11-30 03:20:18.873626+00'),
	('table-5', 14, '{"type":"moved","seat":1,"move":"keep adoptive-parents","at":1796008818}', '2026-11-30 03:20:18.887322+00'),
	('table-5', 15, '{"type":"moved","seat":1,"move":"keep butter-churn","at":1796008818}', '2026-11-30 03:20:18.896141+00'),
	('table-5', 17, '{"type":"moved","seat":2,"move":"keep silage","at":1796008818}', '2026-11-30 03:20:18.977783+00'),
	('table-5', 18, '{"type":"moved","seat":2,"move":"keep stable-planner","at":1796008818}', '2026-11-30 03:20:19.004342+00'),
	('table-5', 19, '{"type":"moved","seat":0,"move":"keep furniture-carpenter","at":1796008819}', '2026-11-30 03:20:19.020948+00'),
	('table-5', 20, '{"type":"moved","seat":0,"move":"keep forest-lake-hut","at":1796008819}', '2026-11-30 03:20:19.035439+00'),
	('table-5', 21, '{"type":"voted","seat":2,"by":0,"bot":"farmer","at":1796008819}', '2026-11-30 03:20:19.048694+00'),
	('table-14', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.12","players":2,"options":{"cards":"off","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false},{"name":"Bob","home":"link","bot":null,"key":"be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-30 03:20:19.327348+00'),
	('table-14', 1, '{"type":"offered","seat":1,"key":"068691a938ee69a30d538e8882a3f92cdc9b592d80294096d091413c6acad1ef"}', '2026-11-30 03:20:19.340146+00'),
	('table-14', 2, '{"type":"handed","seat":1,"name":"Bob"}', '2026-11-30 03:20:19.344807+00'),
	('table-14', 3, '{"type":"nudged","seat":1,"by":0,"at":1796008819}', '2026-11-30 03:20:19.357188+00');
INSERT INTO entries VALUES
	('table-14', 4, '{"type":"moved","seat":1,"move":"place nursery"}', '2026-11-30 03:20:19.375557+00'),
	('table-14', 5, '{"type":"said","seat":1,"text":"Enough?","at":1796008819}', '2026-11-30 03:20:19.379945+00'),
	('table-14', 6, '{"type":"wished","seat":1,"ends":true}', '2026-11-30 03:20:19.389466+00'),
	('table-14', 7, '{"type":"wished","seat":0,"ends":true}', '2026-11-30 03:20:19.395992+00'),
	('table-14', 8, '{"type":"ended","ending":{"how":"agreed","by":null}}', '2026-11-30 03:20:19.395992+00'),
	('table-14', 9, '{"type":"followed","table":"table-15"}', '2026-11-30 03:20:19.404452+00'),
	('table-15', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.12","players":2,"options":{"cards":"off","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"]},"moves":[],"ending":null},"seats":[{"name":"Bob","home":"link","bot":null,"key":"068691a938ee69a30d538e8882a3f92cdc9b592d80294096d091413c6acad1ef","unnamed":false},{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-30 03:20:19.414681+00'),
	('table-0', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.12","players":1,"options":{"cards":"off","progress":"together"},"deal":{"first":["1"],"quadrants":["B1","D4","A3","E3","C2","F2"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-30 03:20:19.522683+00'),
	('table-0', 1, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-30 03:20:19.522683+00'),
	('table-0', 2, '{"type":"undone","seat":0,"over":[]}', '2026-11-30 03:20:19.522683+00'),
	('table-0', 3, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-30 03:20:19.522683+00');
INSERT INTO friends VALUES
	('table-6', 'table-9', 1796008819);
INSERT INTO guests VALUES
	('table-7', 'table-6', 0);
INSERT INTO invited VALUES
	('table-7', 'table-9');
INSERT INTO layout VALUES
	(18);
INSERT INTO marks VALUES
	('calls-looked', '1796008810'),
	('offers', 'table-12'),
	('push-key', '-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgMQVpXBDSXLPntKfu
9A+ctWPtfgMoWg5vhEh6O1xLYiahRANCAAQV0dbVflgsLELRdnWVGKFdHH4r6ZwM
C8vEn+On9YVvrzko9BaiLTO4hJDo8DVtJB16i4UAXDP6ZeEQhv8/NWeF
');
INSERT INTO offers VALUES
	('table-7', 'table-6', '{"title":"arle","seats":2,"bots":0,"options":{},"absence":null,"listed":true,"level":"any","rated":false,"pace":null,"coached":false}', 1, 1796008819, '', 0);
INSERT INTO passes VALUES
	('5831ebbbd99503084b5c9c9b0dc4a517b31636b48df00322bd4773142d275e62', 'table-6', 1796009719);
INSERT INTO passkeys VALUES
	('fhvZ1sgJ0OZ6R7gO390Adg', 'table-6', 'Phone', 'pQECAyYgASFYIOU81HoRhKjq9ov2lODxe-CL599eOmvINBl1yY8J-VYiIlggPOOf77RH5S_IGpbU_9XqiAwtQkOi__axU0fCGfnSDO8', 1, 1796008819, 0);
INSERT INTO persons VALUES
	('table-6', 'Ann', 'moor', 1796008819, '', '', '', 'ann'),
	('table-9', 'Bob', 'hops', 1796008819, '', '', '', 'bob'),
	('table-11', 'Cid', 'clay', 1796008819, '', '', '', 'cid');
INSERT INTO remarks VALUES
	('table-14', 'table-9', 'Too late');
INSERT INTO results VALUES
	('table-1', 0, '', '', 'hallertau', 1, 10000, 1, 0, 0, 0, 1796008811, 0, 0);
INSERT INTO sitters VALUES
	('table-5', 1, 'table-6', 'be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44', -1),
	('table-14', -1, 'table-6', NULL, -1),
	('table-14', 1, 'table-9', '068691a938ee69a30d538e8882a3f92cdc9b592d80294096d091413c6acad1ef', -1),
	('table-15', -1, 'table-6', NULL, -1),
	('table-15', 0, 'table-9', '068691a938ee69a30d538e8882a3f92cdc9b592d80294096d091413c6acad1ef', -1);
INSERT INTO standings VALUES
	('table-1', 57, 1, 1796008811, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"}],"asked":{},"over":true,"scores":[10],"winners":[0],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 1796008811, 1),
	('table-3', 38, 0, 1796008815, '{"title":"arle","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1796008815},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 0, 0),
	('table-4', 35, 0, 1796008818, '{"title":"agricola","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1796008818},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 0, 0),
	('table-5', 21, 0, 1796008819, '{"title":"agricola","seats":[{"name":"Ann","kind":"link"},{"name":"Bob","kind":"link"},{"name":"Cid","kind":"link"}],"asked":{"1":1796008819,"2":1796008819},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 0, 0),
	('table-14', 9, 1, 1796008819, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"},{"name":"Bob","kind":"link"}],"asked":{},"over":true,"scores":[2,2],"winners":[],"ending":{"how":"agreed","by":null},"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 0, 0),
	('table-15', 0, 0, 1796008819, '{"title":"hallertau","seats":[{"name":"Bob","kind":"link"},{"name":"Ann","kind":"here"}],"asked":{"1":1796008819},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 0, 0),
	('table-2', 40, 0, 1796008813, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1796008812},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{"0":1796008812}}', NULL, 0, 0);
INSERT INTO targets VALUES
	('table-16', 'table-9', 'json', 'https://hooks.example/bob', 'null', 1796008819, '', 0, 0, '');
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
CREATE INDEX blocked_by ON blocked USING btree (other);
CREATE INDEX complaints_by ON complaints USING btree (reporter, made);
CREATE INDEX complaints_of ON complaints USING btree (reported);
CREATE INDEX complaints_open ON complaints USING btree (done, made);
CREATE INDEX devices_of ON devices USING btree (person);
CREATE INDEX friends_of ON friends USING btree (friend);
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
CREATE INDEX results_of_fame ON results USING btree (title, person, players, score) WHERE ((shown = 1) AND (agreed = 0));
CREATE INDEX results_of_title ON results USING btree (title, ended) WHERE (shown = 1);
CREATE INDEX results_shown ON results USING btree (ended) WHERE (shown = 1);
CREATE INDEX sitters_of ON sitters USING btree (person);
CREATE INDEX standings_changed ON standings USING btree (over, changed);
CREATE INDEX standings_due ON standings USING btree (due) WHERE (due IS NOT NULL);
CREATE INDEX standings_ended ON standings USING btree (changed, tab) WHERE ((over = 1) AND (counted <> 1));
CREATE INDEX standings_taken_back ON standings USING btree (tab) WHERE ((over = 0) AND (counted = 1));
CREATE INDEX targets_at ON targets USING btree (kind, address);
CREATE UNIQUE INDEX targets_of ON targets USING btree (person, kind, address);
