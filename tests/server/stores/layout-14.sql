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
	('d765a24141c267d5b3348e087021749444b11a7d1fffc8c59392716b6cb13692', '', 1795691489);
INSERT INTO devices VALUES
	('7e846221d986a41c2a21354983b58cbc5932b2d02f09b02eb04ed684e526f7f1', 'table-6', 1795691189, '', 1795691189),
	('4e7bd89e8a01daf35a96a5c914bd6134aa684b18a05b1d056ca40179198aa05f', 'table-9', 1795691189, '', 1795691189);
INSERT INTO entries VALUES
	('table-1', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":1,"options":{"cards":"off","progress":"together"},"deal":{"first":["1"],"quadrants":["B1","D4","A3","E3","C2","F2"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-26 11:06:13.503956+00'),
	('table-1', 1, '{"type":"moved","seat":0,"move":"exchange 3"}', '2026-11-26 11:06:13.591963+00'),
	('table-1', 2, '{"type":"moved","seat":0,"move":"place small-trade"}', '2026-11-26 11:06:13.679151+00'),
	('table-1', 3, '{"type":"moved","seat":0,"move":"take rye"}', '2026-11-26 11:06:13.784638+00'),
	('table-1', 4, '{"type":"moved","seat":0,"move":"take rye"}', '2026-11-26 11:06:13.877362+00'),
	('table-1', 5, '{"type":"moved","seat":0,"move":"take milk"}', '2026-11-26 11:06:13.964405+00'),
	('table-1', 6, '{"type":"moved","seat":0,"move":"place farming"}', '2026-11-26 11:06:14.063969+00'),
	('table-1', 7, '{"type":"moved","seat":0,"move":"choose 2"}', '2026-11-26 11:06:14.14128+00'),
	('table-1', 8, '{"type":"moved","seat":0,"move":"done"}', '2026-11-26 11:06:14.229187+00'),
	('table-1', 9, '{"type":"moved","seat":0,"move":"fallow row 4"}', '2026-11-26 11:06:14.323963+00'),
	('table-1', 10, '{"type":"moved","seat":0,"move":"advance cooling-house"}', '2026-11-26 11:06:14.413474+00'),
	('table-1', 11, '{"type":"moved","seat":0,"move":"advance manufacture"}', '2026-11-26 11:06:14.525274+00'),
	('table-1', 12, '{"type":"moved","seat":0,"move":"advance brewhouse"}', '2026-11-26 11:06:14.639976+00'),
	('table-1', 13, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-26 11:06:14.756155+00'),
	('table-1', 14, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-26 11:06:14.850186+00'),
	('table-1', 15, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-26 11:06:14.965559+00'),
	('table-1', 16, '{"type":"moved","seat":0,"move":"place sparingly clearing"}', '2026-11-26 11:06:15.073836+00'),
	('table-1', 17, '{"type":"moved","seat":0,"move":"done"}', '2026-11-26 11:06:15.180203+00'),
	('table-1', 18, '{"type":"moved","seat":0,"move":"done"}', '2026-11-26 11:06:15.276185+00'),
	('table-1', 19, '{"type":"moved","seat":0,"move":"place sparingly nursery"}', '2026-11-26 11:06:15.367986+00'),
	('table-1', 20, '{"type":"moved","seat":0,"move":"choose 2"}', '2026-11-26 11:06:15.466954+00'),
	('table-1', 21, '{"type":"moved","seat":0,"move":"take barley"}', '2026-11-26 11:06:15.577127+00'),
	('table-1', 22, '{"type":"moved","seat":0,"move":"done"}', '2026-11-26 11:06:15.680563+00'),
	('table-1', 23, '{"type":"moved","seat":0,"move":"place busy-weekend"}', '2026-11-26 11:06:15.780219+00'),
	('table-1', 24, '{"type":"moved","seat":0,"move":"take milk"}', '2026-11-26 11:06:15.875988+00'),
	('table-1', 25, '{"type":"moved","seat":0,"move":"done"}', '2026-11-26 11:06:15.929604+00'),
	('table-1', 26, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-26 11:06:15.996077+00'),
	('table-1', 27, '{"type":"moved","seat":0,"move":"place cultivation"}', '2026-11-26 11:06:16.103233+00'),
	('table-1', 28, '{"type":"moved","seat":0,"move":"done"}', '2026-11-26 11:06:16.205409+00'),
	('table-1', 29, '{"type":"moved","seat":0,"move":"exchange 3"}', '2026-11-26 11:06:16.340483+00'),
	('table-1', 30, '{"type":"moved","seat":0,"move":"place sparingly sheep-market"}', '2026-11-26 11:06:16.436957+00'),
	('table-1', 31, '{"type":"moved","seat":0,"move":"done"}', '2026-11-26 11:06:16.539995+00'),
	('table-1', 32, '{"type":"moved","seat":0,"move":"take hides"}', '2026-11-26 11:06:16.646181+00'),
	('table-1', 33, '{"type":"moved","seat":0,"move":"exchange 2"}', '2026-11-26 11:06:16.761311+00'),
	('table-1', 34, '{"type":"moved","seat":0,"move":"place clay-delivery"}', '2026-11-26 11:06:16.891978+00'),
	('table-1', 35, '{"type":"moved","seat":0,"move":"place sparingly clearing"}', '2026-11-26 11:06:17.004994+00'),
	('table-1', 36, '{"type":"moved","seat":0,"move":"take field"}', '2026-11-26 11:06:17.133251+00'),
	('table-1', 37, '{"type":"moved","seat":0,"move":"done"}', '2026-11-26 11:06:17.233345+00'),
	('table-1', 38, '{"type":"moved","seat":0,"move":"advance carpentry"}', '2026-11-26 11:06:17.333654+00'),
	('table-1', 39, '{"type":"moved","seat":0,"move":"place sheep-shearing"}', '2026-11-26 11:06:17.432062+00'),
	('table-1', 40, '{"type":"moved","seat":0,"move":"place sparingly clay-delivery"}', '2026-11-26 11:06:17.544759+00'),
	('table-1', 41, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-26 11:06:17.631964+00'),
	('table-1', 42, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-26 11:06:17.747974+00'),
	('table-1', 43, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-26 11:06:17.85736+00'),
	('table-1', 44, '{"type":"moved","seat":0,"move":"done"}', '2026-11-26 11:06:17.971955+00'),
	('table-1', 45, '{"type":"moved","seat":0,"move":"place sparingly sheep-market"}', '2026-11-26 11:06:18.077628+00'),
	('table-1', 46, '{"type":"moved","seat":0,"move":"done"}', '2026-11-26 11:06:18.193814+00'),
	('table-1', 47, '{"type":"moved","seat":0,"move":"take hides"}', '2026-11-26 11:06:18.295969+00'),
	('table-1', 48, '{"type":"moved","seat":0,"move":"place sparingly weekly-market"}', '2026-11-26 11:06:18.400941+00'),
	('table-1', 49, '{"type":"moved","seat":0,"move":"take sheep"}', '2026-11-26 11:06:18.526328+00'),
	('table-1', 50, '{"type":"moved","seat":0,"move":"take meat"}', '2026-11-26 11:06:18.689414+00'),
	('table-1', 51, '{"type":"moved","seat":0,"move":"place fertilizing"}', '2026-11-26 11:06:18.811977+00'),
	('table-1', 52, '{"type":"moved","seat":0,"move":"done"}', '2026-11-26 11:06:18.953045+00'),
	('table-1', 53, '{"type":"moved","seat":0,"move":"sow barley row 5"}', '2026-11-26 11:06:19.011999+00'),
	('table-1', 54, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-26 11:06:19.069224+00'),
	('table-1', 55, '{"type":"moved","seat":0,"move":"exchange 6"}', '2026-11-26 11:06:19.12121+00'),
	('table-1', 56, '{"type":"moved","seat":0,"move":"place sheep-breeding"}', '2026-11-26 11:06:19.17598+00'),
	('table-1', 57, '{"type":"moved","seat":0,"move":"choose 1"}', '2026-11-26 11:06:19.57623+00'),
	('table-2', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":2,"options":{"cards":"on","gateway":"beginner","farmyard":"hops","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"],"gateway":["010","003","008","022","019","013","021","011","001","014","029","026","027","015","002","012","017","024","004","016","020","007","009","025","006","018","023","028","030","005"],"farmyard":["416","430","411","414","404","435","409","401","421","412","425","428","415","406","419","405","424","423","432","429","417","422","403","431","408","413","418","402","434","426","407","420","427","410","433"],"bonus":["827","824","835","816","831","825","813","829","807","823","815","830","808","834","802","804","822","810","845","814","817","840","806","812","832","818","844","833","805","838","826","843","821","819","809","839","828","836","841","801","811","803","837","842","820"],"point":["909","913","908","903","904","925","911","901","920","916","910","906","905","917","907","918","912","919","923","924","915","902","921","914","922"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-26 11:06:19.671963+00'),
	('table-2', 1, '{"type":"moved","seat":1,"move":"place sparingly gateway-card"}', '2026-11-26 11:06:19.754778+00'),
	('table-2', 2, '{"type":"moved","seat":1,"move":"take card"}', '2026-11-26 11:06:19.861813+00'),
	('table-2', 3, '{"type":"moved","seat":0,"move":"place butchery"}', '2026-11-26 11:06:19.989369+00'),
	('table-2', 4, '{"type":"moved","seat":1,"move":"place clearing"}', '2026-11-26 11:06:20.148427+00'),
	('table-2', 5, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-26 11:06:20.277542+00'),
	('table-2', 6, '{"type":"moved","seat":1,"move":"place sparingly clay-delivery"}', '2026-11-26 11:06:20.433432+00'),
	('table-2', 7, '{"type":"undone","seat":1}', '2026-11-26 11:06:20.497612+00'),
	('table-2', 8, '{"type":"moved","seat":1,"move":"place sparingly sheep-market"}', '2026-11-26 11:06:20.602052+00'),
	('table-2', 9, '{"type":"moved","seat":1,"move":"take sheep"}', '2026-11-26 11:06:20.727978+00'),
	('table-2', 10, '{"type":"moved","seat":1,"move":"play 021"}', '2026-11-26 11:06:20.844928+00'),
	('table-2', 11, '{"type":"moved","seat":1,"move":"done"}', '2026-11-26 11:06:20.937563+00'),
	('table-2', 12, '{"type":"moved","seat":1,"move":"take meat"}', '2026-11-26 11:06:21.034852+00'),
	('table-2', 13, '{"type":"moved","seat":0,"move":"place sparingly land-sale"}', '2026-11-26 11:06:21.165707+00'),
	('table-2', 14, '{"type":"moved","seat":0,"move":"spend field row 4 empty"}', '2026-11-26 11:06:21.265022+00'),
	('table-2', 15, '{"type":"moved","seat":0,"move":"done"}', '2026-11-26 11:06:21.393016+00'),
	('table-2', 16, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-26 11:06:21.493492+00'),
	('table-2', 17, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-26 11:06:21.60972+00'),
	('table-2', 18, '{"type":"undone","seat":0}', '2026-11-26 11:06:21.665593+00'),
	('table-2', 19, '{"type":"moved","seat":0,"move":"done"}', '2026-11-26 11:06:21.767966+00'),
	('table-2', 20, '{"type":"moved","seat":1,"move":"place sparingly clearing"}', '2026-11-26 11:06:21.899993+00'),
	('table-2', 21, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-26 11:06:22.019972+00'),
	('table-2', 22, '{"type":"moved","seat":1,"move":"take clay"}', '2026-11-26 11:06:22.120254+00'),
	('table-2', 23, '{"type":"moved","seat":0,"move":"place bonus-card"}', '2026-11-26 11:06:22.219976+00'),
	('table-2', 24, '{"type":"moved","seat":0,"move":"fallow row 4"}', '2026-11-26 11:06:22.287985+00'),
	('table-2', 25, '{"type":"moved","seat":1,"move":"fallow row 4"}', '2026-11-26 11:06:22.334612+00'),
	('table-2', 26, '{"type":"moved","seat":1,"move":"done"}', '2026-11-26 11:06:22.390179+00'),
	('table-2', 27, '{"type":"moved","seat":1,"move":"play sparingly 409"}', '2026-11-26 11:06:22.443995+00'),
	('table-2', 28, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-26 11:06:22.494093+00'),
	('table-2', 29, '{"type":"undone","seat":1}', '2026-11-26 11:06:22.556988+00'),
	('table-2', 30, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-26 11:06:22.673303+00'),
	('table-2', 31, '{"type":"moved","seat":1,"move":"done"}', '2026-11-26 11:06:22.783866+00'),
	('table-2', 32, '{"type":"moved","seat":0,"move":"advance brewhouse"}', '2026-11-26 11:06:22.917107+00'),
	('table-2', 33, '{"type":"moved","seat":0,"move":"advance manufacture"}', '2026-11-26 11:06:23.020887+00'),
	('table-2', 34, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-26 11:06:23.077813+00'),
	('table-2', 35, '{"type":"moved","seat":1,"move":"advance cooling-house"}', '2026-11-26 11:06:23.092965+00'),
	('table-2', 36, '{"type":"moved","seat":1,"move":"pay meat 1"}', '2026-11-26 11:06:23.095456+00'),
	('table-2', 37, '{"type":"moved","seat":1,"move":"advance manufacture"}', '2026-11-26 11:06:23.125208+00'),
	('table-2', 38, '{"type":"moved","seat":1,"move":"advance brewhouse"}', '2026-11-26 11:06:23.148004+00'),
	('table-2', 39, '{"type":"moved","seat":1,"move":"done"}', '2026-11-26 11:06:23.173086+00'),
	('table-2', 40, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-26 11:06:23.229125+00'),
	('table-3', 0, '{"type":"opened","record":{"title":"arle","rules":"2026.11.1","players":2,"options":{"houses":"light","rules":"printed","payment":"chosen","peat":"chosen","barn":"same-size","loading":"any-time"},"deal":{"first":["2"],"houses":["farmers-house","plow-makers-workshop","novices-hut","workshop"],"crafts":["turnery","smithy"],"inns":["potters-inn","junk-dealers-inn","milk-house-inn"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-26 11:06:23.273262+00');
INSERT INTO entries VALUES
	('table-3', 1, '{"type":"moved","seat":1,"move":"place wainwright"}', '2026-11-26 11:06:23.365159+00'),
	('table-3', 2, '{"type":"moved","seat":1,"move":"return horse"}', '2026-11-26 11:06:23.484575+00'),
	('table-3', 3, '{"type":"moved","seat":1,"move":"build handcart"}', '2026-11-26 11:06:23.611962+00'),
	('table-3', 4, '{"type":"moved","seat":1,"move":"load hage 1"}', '2026-11-26 11:06:23.736343+00'),
	('table-3', 5, '{"type":"moved","seat":1,"move":"sell hage flax-field"}', '2026-11-26 11:06:23.877137+00'),
	('table-3', 6, '{"type":"moved","seat":1,"move":"done"}', '2026-11-26 11:06:24.01599+00'),
	('table-3', 7, '{"type":"undone","seat":1}', '2026-11-26 11:06:24.0828+00'),
	('table-3', 8, '{"type":"moved","seat":1,"move":"done"}', '2026-11-26 11:06:24.182906+00'),
	('table-3', 9, '{"type":"moved","seat":0,"move":"place peat-cutter"}', '2026-11-26 11:06:24.311966+00'),
	('table-3', 10, '{"type":"moved","seat":0,"move":"cut 3 boardwalk"}', '2026-11-26 11:06:24.382785+00'),
	('table-3', 11, '{"type":"moved","seat":1,"move":"place summer-master"}', '2026-11-26 11:06:24.451974+00'),
	('table-3', 12, '{"type":"moved","seat":1,"move":"improve pottery-wheels"}', '2026-11-26 11:06:24.512008+00'),
	('table-3', 13, '{"type":"moved","seat":1,"move":"done"}', '2026-11-26 11:06:24.568958+00'),
	('table-3', 14, '{"type":"moved","seat":0,"move":"place dike-builder"}', '2026-11-26 11:06:24.635983+00'),
	('table-3', 15, '{"type":"moved","seat":0,"move":"take cattle"}', '2026-11-26 11:06:24.691985+00'),
	('table-3', 16, '{"type":"moved","seat":1,"move":"place builder"}', '2026-11-26 11:06:24.746102+00'),
	('table-3', 17, '{"type":"moved","seat":1,"move":"build farmers-house"}', '2026-11-26 11:06:24.812678+00'),
	('table-3', 18, '{"type":"undone","seat":1}', '2026-11-26 11:06:24.845092+00'),
	('table-3', 19, '{"type":"moved","seat":1,"move":"build workshop"}', '2026-11-26 11:06:24.896911+00'),
	('table-3', 20, '{"type":"moved","seat":1,"move":"pay clay 1 grain 1"}', '2026-11-26 11:06:24.955997+00'),
	('table-3', 21, '{"type":"moved","seat":0,"move":"place summer-grocer"}', '2026-11-26 11:06:25.059963+00'),
	('table-3', 22, '{"type":"moved","seat":0,"move":"return horse"}', '2026-11-26 11:06:25.190332+00'),
	('table-3', 23, '{"type":"moved","seat":0,"move":"take sheep"}', '2026-11-26 11:06:25.25998+00'),
	('table-3', 24, '{"type":"moved","seat":1,"move":"place woodcutter"}', '2026-11-26 11:06:25.34797+00'),
	('table-3', 25, '{"type":"moved","seat":0,"move":"place clay-worker"}', '2026-11-26 11:06:25.433374+00'),
	('table-3', 26, '{"type":"moved","seat":1,"move":"improve fleshing-beams"}', '2026-11-26 11:06:25.552084+00'),
	('table-3', 27, '{"type":"moved","seat":0,"move":"place summer-carpenter"}', '2026-11-26 11:06:25.72126+00'),
	('table-3', 28, '{"type":"moved","seat":0,"move":"return cattle"}', '2026-11-26 11:06:25.857234+00'),
	('table-3', 29, '{"type":"undone","seat":0}', '2026-11-26 11:06:25.898156+00'),
	('table-3', 30, '{"type":"moved","seat":0,"move":"return sheep"}', '2026-11-26 11:06:25.959978+00'),
	('table-3', 31, '{"type":"moved","seat":0,"move":"return cattle"}', '2026-11-26 11:06:26.040393+00'),
	('table-3', 32, '{"type":"moved","seat":0,"move":"build plow-makers-workshop"}', '2026-11-26 11:06:26.120008+00'),
	('table-3', 33, '{"type":"moved","seat":0,"move":"pay clay 1 grain 1"}', '2026-11-26 11:06:26.191982+00'),
	('table-3', 34, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-26 11:06:26.219988+00'),
	('table-3', 35, '{"type":"moved","seat":1,"move":"place winter-laborer"}', '2026-11-26 11:06:26.235979+00'),
	('table-3', 36, '{"type":"moved","seat":1,"move":"load wood 1"}', '2026-11-26 11:06:26.25199+00'),
	('table-3', 37, '{"type":"moved","seat":1,"move":"done"}', '2026-11-26 11:06:26.271984+00'),
	('table-3', 38, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-26 11:06:26.291449+00'),
	('table-5', 17, '{"type":"moved","seat":2,"move":"keep silage","at":1795691189}', '2026-11-26 11:06:29.523997+00'),
	('table-4', 0, '{"type":"opened","record":{"title":"agricola","rules":"2026.11.14","players":2,"options":{"cards":"base","hands":"dealt","side_job":"off","tile":"off","campaign":"off"},"deal":{"first":["2"],"cards":["sheep-market","grain-utilization","major-improvement","fencing","house-redevelopment","western-quarry","basic-wish-for-children","vegetable-seeds","pig-market","eastern-quarry","cattle-market","urgent-wish-for-children","cultivation","farm-redevelopment"],"hands":["wool-blankets,dutch-windmill,milk-jug,acorns-basket,bottles,mini-pasture,canoe,roughcaster,paper-maker,master-bricklayer,seasonal-worker,scholar,adoptive-parents,oven-firing-boy","butter-churn,clearing-spade,shifting-cultivation,lumber-mill,bread-paddle,sack-cart,manger,conservator,animal-tamer,grocer,manservant,roof-ballaster,childless,wood-cutter"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-26 11:06:26.319981+00'),
	('table-4', 1, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-26 11:06:26.38037+00'),
	('table-4', 2, '{"type":"moved","seat":0,"move":"place grain-seeds"}', '2026-11-26 11:06:26.457304+00'),
	('table-4', 3, '{"type":"moved","seat":1,"move":"place farmland"}', '2026-11-26 11:06:26.517338+00'),
	('table-4', 4, '{"type":"moved","seat":1,"move":"plow b3"}', '2026-11-26 11:06:26.573352+00'),
	('table-4', 5, '{"type":"moved","seat":0,"move":"place reed-bank"}', '2026-11-26 11:06:26.63714+00'),
	('table-4', 6, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-26 11:06:26.744208+00'),
	('table-4', 7, '{"type":"undone","seat":1}', '2026-11-26 11:06:26.805451+00'),
	('table-4', 8, '{"type":"moved","seat":1,"move":"place reed-bank"}', '2026-11-26 11:06:26.911955+00'),
	('table-4', 9, '{"type":"moved","seat":0,"move":"place farmland"}', '2026-11-26 11:06:27.031957+00'),
	('table-4', 10, '{"type":"moved","seat":0,"move":"plow b2"}', '2026-11-26 11:06:27.134011+00'),
	('table-4', 11, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-26 11:06:27.245657+00'),
	('table-4', 12, '{"type":"moved","seat":0,"move":"place grain-utilization"}', '2026-11-26 11:06:27.355983+00'),
	('table-4', 13, '{"type":"moved","seat":1,"move":"place fishing"}', '2026-11-26 11:06:27.421242+00'),
	('table-4', 14, '{"type":"moved","seat":0,"move":"place day-laborer"}', '2026-11-26 11:06:27.479978+00'),
	('table-4', 15, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-26 11:06:27.547977+00'),
	('table-4', 16, '{"type":"moved","seat":0,"move":"place lessons"}', '2026-11-26 11:06:27.606381+00'),
	('table-4', 17, '{"type":"moved","seat":0,"move":"play adoptive-parents"}', '2026-11-26 11:06:27.676695+00'),
	('table-4', 18, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-26 11:06:27.729918+00'),
	('table-4', 19, '{"type":"moved","seat":0,"move":"place day-laborer"}', '2026-11-26 11:06:27.789028+00'),
	('table-4', 20, '{"type":"moved","seat":1,"move":"place meeting-place"}', '2026-11-26 11:06:27.846492+00'),
	('table-4', 21, '{"type":"moved","seat":1,"move":"play butter-churn"}', '2026-11-26 11:06:27.914975+00'),
	('table-4', 22, '{"type":"moved","seat":0,"move":"place reed-bank"}', '2026-11-26 11:06:27.978758+00'),
	('table-4', 23, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-26 11:06:28.091956+00'),
	('table-4', 24, '{"type":"moved","seat":0,"move":"place lessons"}', '2026-11-26 11:06:28.225134+00'),
	('table-4', 25, '{"type":"moved","seat":0,"move":"eat grain"}', '2026-11-26 11:06:28.348137+00'),
	('table-4', 26, '{"type":"moved","seat":0,"move":"play oven-firing-boy"}', '2026-11-26 11:06:28.420866+00'),
	('table-4', 27, '{"type":"moved","seat":1,"move":"place farm-expansion"}', '2026-11-26 11:06:28.495961+00'),
	('table-4', 28, '{"type":"undone","seat":1}', '2026-11-26 11:06:28.532256+00'),
	('table-4', 29, '{"type":"moved","seat":1,"move":"place major-improvement"}', '2026-11-26 11:06:28.58398+00'),
	('table-4', 30, '{"type":"moved","seat":1,"move":"play bread-paddle"}', '2026-11-26 11:06:28.655987+00'),
	('table-4', 31, '{"type":"moved","seat":0,"move":"place farmland"}', '2026-11-26 11:06:28.735997+00'),
	('table-4', 32, '{"type":"moved","seat":0,"move":"plow c2"}', '2026-11-26 11:06:28.799993+00'),
	('table-4', 33, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-26 11:06:28.823996+00'),
	('table-4', 34, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-26 11:06:28.851979+00'),
	('table-4', 35, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-26 11:06:28.875973+00'),
	('table-5', 0, '{"type":"opened","record":{"title":"agricola","rules":"2026.11.14","players":3,"options":{"cards":"all","hands":"draft","side_job":"off","tile":"off","campaign":"off"},"deal":{"first":["2"],"cards":["sheep-market","grain-utilization","major-improvement","fencing","house-redevelopment","western-quarry","basic-wish-for-children","vegetable-seeds","pig-market","eastern-quarry","cattle-market","urgent-wish-for-children","cultivation","farm-redevelopment"],"hands":["clearing-spade,family-friendly-home,baking-sheet,wood-palisades,forest-lake-hut,silage,scullery,shovel-bearer,equipper,bed-maker,sheep-walker,furniture-carpenter,stable-planner,manservant","baseboards,throwing-axe,forest-inn,cookery-lesson,seed-pellets,farmyard-manure,drift-net-boat,seatmate,house-steward,silokeeper,full-farmer,harpooner,mineralogist,cottager","gardeners-knife,herring-pot,beanfield,strawberry-patch,shifting-cultivation,butter-churn,brewery-pond,adoptive-parents,childless,scythe-worker,informant,firewood-collector,master-workman,trimmer"],"lot":["1411472909"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"link","bot":null,"key":"d5ead6fdd3d16630aad4f07f5e49486337a42e58fb4eef0deaabb814c003b134"},{"name":"Bob","home":"link","bot":null,"key":"be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44"},{"name":"Cid","home":"link","bot":null,"key":"7c36b0a9dedde119c75165957c6c9c187e65df1ee5db87c4c58ad503ad88cbe3"}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683","absence":60,"at":1795691188}', '2026-11-26 11:06:28.895972+00'),
	('table-5', 1, '{"type":"moved","seat":0,"move":"keep baking-sheet","at":1795691188}', '2026-11-26 11:06:28.948393+00'),
	('table-5', 2, '{"type":"moved","seat":0,"move":"keep shovel-bearer","at":1795691188}', '2026-11-26 11:06:28.981611+00'),
	('table-5', 3, '{"type":"moved","seat":1,"move":"keep mineralogist","at":1795691189}', '2026-11-26 11:06:29.023981+00'),
	('table-5', 4, '{"type":"moved","seat":2,"move":"keep herring-pot","at":1795691189}', '2026-11-26 11:06:29.053982+00'),
	('table-5', 5, '{"type":"moved","seat":1,"move":"keep seed-pellets","at":1795691189}', '2026-11-26 11:06:29.086113+00'),
	('table-5', 6, '{"type":"moved","seat":2,"move":"keep childless","at":1795691189}', '2026-11-26 11:06:29.117916+00'),
	('table-5', 7, '{"type":"moved","seat":2,"move":"keep drift-net-boat","at":1795691189}', '2026-11-26 11:06:29.152903+00'),
	('table-5', 8, '{"type":"moved","seat":1,"move":"keep manservant","at":1795691189}', '2026-11-26 11:06:29.185685+00'),
	('table-5', 9, '{"type":"moved","seat":1,"move":"keep scullery","at":1795691189}', '2026-11-26 11:06:29.227978+00'),
	('table-5', 10, '{"type":"moved","seat":2,"move":"keep seatmate","at":1795691189}', '2026-11-26 11:06:29.26398+00'),
	('table-5', 11, '{"type":"moved","seat":0,"move":"keep firewood-collector","at":1795691189}', '2026-11-26 11:06:29.299987+00'),
	('table-5', 12, '{"type":"moved","seat":0,"move":"keep shifting-cultivation","at":1795691189}', '2026-11-26 11:06:29.335982+00'),
	('table-5', 13, '{"type":"moved","seat":0,"move":"keep full-farmer","at":1795691189}', '2026-11-26 11:06:29.376+00'),
	('table-5', 14, '{"type":"moved","seat":1,"move":"keep adoptive-parents","at":1795691189}', '2026-11-26 11:06:29.411985+00'),
	('table-5', 15, '{"type":"moved","seat":1,"move":"keep butter-churn","at":1795691189}', '2026-11-26 11:06:29.442102+00'),
	('table-5', 16, '{"type":"moved","seat":0,"move":"keep forest-inn","at":1795691189}', '2026-11-26 11:06:29.48398+00'),
	('table-5', 18, '{"type":"moved","seat":2,"move":"keep stable-planner","at":1795691189}', '2026-11-26 11:06:29.562378+00'),
	('table-5', 19, '{"type":"moved","seat":0,"move":"keep furniture-carpenter","at":1795691189}', '2026-11-26 11:06:29.602232+00'),
	('table-5', 20, '{"type":"moved","seat":0,"move":"keep forest-lake-hut","at":1795691189}', '2026-11-26 11:06:29.642702+00'),
	('table-5', 21, '{"type":"voted","seat":2,"by":0,"bot":"farmer","at":1795691189}', '2026-11-26 11:06:29.668489+00'),
	('table-11', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":2,"options":{"cards":"off","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"link","bot":null,"key":"be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44"}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-26 11:06:29.99597+00'),
	('table-11', 1, '{"type":"offered","seat":1,"key":"f61719eb63df618f4f41a0a11c6eec911a332e101de7a28a449e50323283a0af"}', '2026-11-26 11:06:30.013149+00'),
	('table-11', 2, '{"type":"handed","seat":1,"name":"Bob"}', '2026-11-26 11:06:30.044555+00'),
	('table-11', 3, '{"type":"nudged","seat":1,"by":0,"at":1795691190}', '2026-11-26 11:06:30.075978+00');
INSERT INTO entries VALUES
	('table-11', 4, '{"type":"said","seat":1,"text":"Enough?","at":1795691190}', '2026-11-26 11:06:30.143947+00'),
	('table-11', 5, '{"type":"moved","seat":1,"move":"place nursery"}', '2026-11-26 11:06:30.147976+00'),
	('table-11', 6, '{"type":"wished","seat":1,"ends":true}', '2026-11-26 11:06:30.200923+00'),
	('table-11', 7, '{"type":"wished","seat":0,"ends":true}', '2026-11-26 11:06:30.209729+00'),
	('table-11', 8, '{"type":"ended","ending":{"how":"agreed","by":null}}', '2026-11-26 11:06:30.209729+00'),
	('table-11', 9, '{"type":"followed","table":"table-12"}', '2026-11-26 11:06:30.220855+00'),
	('table-12', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":2,"options":{"cards":"off","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"]},"moves":[],"ending":null},"seats":[{"name":"Bob","home":"link","bot":null,"key":"f61719eb63df618f4f41a0a11c6eec911a332e101de7a28a449e50323283a0af"},{"name":"Ann","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-26 11:06:30.235949+00'),
	('table-0', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":1,"options":{"cards":"off","progress":"together"},"deal":{"first":["1"],"quadrants":["B1","D4","A3","E3","C2","F2"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-26 11:06:30.38797+00'),
	('table-0', 1, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-26 11:06:30.38797+00'),
	('table-0', 2, '{"type":"undone","seat":0,"over":[]}', '2026-11-26 11:06:30.38797+00'),
	('table-0', 3, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-26 11:06:30.38797+00');
INSERT INTO guests VALUES
	('table-7', 'table-6', 0);
INSERT INTO invited VALUES
	('table-7', 'table-9');
INSERT INTO layout VALUES
	(14);
INSERT INTO marks VALUES
	('calls-looked', '1795691173'),
	('offers', 'table-10'),
	('push-key', '-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgFUKo75r2NRwhDVtK
Grj8dwFvXq3PwqA7EwEKl4d/96+hRANCAAQpAzqpiRNgX/WsoEOVqFS4farKWbBr
FawXPqCDlNvglrn6Ivjr8g+DdQJJ/WfBOoEUFVWEzKq474++4RL80Y2u
');
INSERT INTO offers VALUES
	('table-7', 'table-6', '{"title":"arle","seats":2,"bots":0,"options":{},"absence":null,"listed":true,"level":"any","rated":false,"pace":null,"coached":false}', 1, 1795691189, '', 0);
INSERT INTO passes VALUES
	('e70a7da7ef1a341410cfbaa4f037f193bf2e63028111ed23c468d72065cd57e3', 'table-6', 1795692089);
INSERT INTO passkeys VALUES
	('gfFqVM2zm_Ir2lbo6SWHuQ', 'table-6', 'Phone', 'pQECAyYgASFYIF4EvQyp7wdAlnOqqWUKWIPuYc1dIMUOsQRvvQuUoVn8IlgglW4F5c2a9aJ4rGlMpFNY73rrTJJ85QgXZwzRfP1Ay3M', 1, 1795691189, 0);
INSERT INTO persons VALUES
	('table-6', 'Ann', 'moor', 1795691189, '', '', ''),
	('table-9', 'Bob', 'hops', 1795691189, '', '', '');
INSERT INTO remarks VALUES
	('table-11', 'table-9', 'Too late');
INSERT INTO results VALUES
	('table-1', 0, '', '', 'hallertau', 1, 10000, 1, 0, 0, 0, 1795691179, 0);
INSERT INTO sitters VALUES
	('table-5', 1, 'table-6', 'be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44', -1),
	('table-11', -1, 'table-6', NULL, -1),
	('table-11', 1, 'table-9', 'f61719eb63df618f4f41a0a11c6eec911a332e101de7a28a449e50323283a0af', -1),
	('table-12', -1, 'table-6', NULL, -1),
	('table-12', 0, 'table-9', 'f61719eb63df618f4f41a0a11c6eec911a332e101de7a28a449e50323283a0af', -1);
INSERT INTO standings VALUES
	('table-4', 35, 0, 1795691188, '{"title":"agricola","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1795691188},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":""}', NULL, 0, 0),
	('table-1', 57, 1, 1795691179, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"}],"asked":{},"over":true,"scores":[10],"winners":[0],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":""}', NULL, 1795691179, 1),
	('table-5', 21, 0, 1795691189, '{"title":"agricola","seats":[{"name":"Ann","kind":"link"},{"name":"Bob","kind":"link"},{"name":"Cid","kind":"link"}],"asked":{"1":1795691189,"2":1795691189},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":""}', NULL, 0, 0),
	('table-2', 40, 0, 1795691183, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1795691183},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":""}', NULL, 0, 0),
	('table-11', 9, 1, 1795691190, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"},{"name":"Bob","kind":"link"}],"asked":{},"over":true,"scores":[2,2],"winners":[],"ending":{"how":"agreed","by":null},"nudged":{},"pace":null,"due":{},"lesson":""}', NULL, 0, 0),
	('table-12', 0, 0, 1795691190, '{"title":"hallertau","seats":[{"name":"Bob","kind":"link"},{"name":"Ann","kind":"here"}],"asked":{"1":1795691190},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":""}', NULL, 0, 0),
	('table-3', 38, 0, 1795691186, '{"title":"arle","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1795691186},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":""}', NULL, 0, 0);
INSERT INTO targets VALUES
	('table-13', 'table-9', 'json', 'https://hooks.example/bob', 'null', 1795691190, '', 0, 0, '');
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
