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
    zone text NOT NULL,
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
CREATE TABLE persons (
    person text NOT NULL,
    name text NOT NULL,
    colour text NOT NULL,
    since bigint NOT NULL
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
    ended bigint DEFAULT 0 NOT NULL
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
INSERT INTO devices VALUES
	('4500d8ae0955890888b6750548c9c60dabd00e988fe7e180c4c6d858c1621425', 'table-6', 1795485876),
	('bd276a7243d342a9dc9b9d163aecd0a0906505c64710fe9d28533ff4956ce9b0', 'table-8', 1795485876);
INSERT INTO entries VALUES
	('table-1', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":1,"options":{"cards":"off","progress":"together"},"deal":{"first":["1"],"quadrants":["B1","D4","A3","E3","C2","F2"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 02:04:33.20844+00'),
	('table-1', 1, '{"type":"moved","seat":0,"move":"exchange 3"}', '2026-11-24 02:04:33.221785+00'),
	('table-1', 2, '{"type":"moved","seat":0,"move":"place small-trade"}', '2026-11-24 02:04:33.231789+00'),
	('table-1', 3, '{"type":"moved","seat":0,"move":"take rye"}', '2026-11-24 02:04:33.242232+00'),
	('table-1', 4, '{"type":"moved","seat":0,"move":"take rye"}', '2026-11-24 02:04:33.250564+00'),
	('table-1', 5, '{"type":"moved","seat":0,"move":"take milk"}', '2026-11-24 02:04:33.259076+00'),
	('table-1', 6, '{"type":"moved","seat":0,"move":"place farming"}', '2026-11-24 02:04:33.267721+00'),
	('table-1', 7, '{"type":"moved","seat":0,"move":"choose 2"}', '2026-11-24 02:04:33.277405+00'),
	('table-1', 8, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 02:04:33.286608+00'),
	('table-1', 9, '{"type":"moved","seat":0,"move":"fallow row 4"}', '2026-11-24 02:04:33.29565+00'),
	('table-1', 10, '{"type":"moved","seat":0,"move":"advance cooling-house"}', '2026-11-24 02:04:33.308193+00'),
	('table-1', 11, '{"type":"moved","seat":0,"move":"advance manufacture"}', '2026-11-24 02:04:33.320863+00'),
	('table-1', 12, '{"type":"moved","seat":0,"move":"advance brewhouse"}', '2026-11-24 02:04:33.331648+00'),
	('table-1', 13, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-24 02:04:33.343285+00'),
	('table-1', 14, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-24 02:04:33.356427+00'),
	('table-1', 15, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-24 02:04:33.369239+00'),
	('table-1', 16, '{"type":"moved","seat":0,"move":"place sparingly clearing"}', '2026-11-24 02:04:33.38294+00'),
	('table-1', 17, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 02:04:33.396473+00'),
	('table-1', 18, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 02:04:33.40984+00'),
	('table-1', 19, '{"type":"moved","seat":0,"move":"place sparingly nursery"}', '2026-11-24 02:04:33.423951+00'),
	('table-1', 20, '{"type":"moved","seat":0,"move":"choose 2"}', '2026-11-24 02:04:33.436733+00'),
	('table-1', 21, '{"type":"moved","seat":0,"move":"take barley"}', '2026-11-24 02:04:33.45058+00'),
	('table-1', 22, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 02:04:33.467191+00'),
	('table-1', 23, '{"type":"moved","seat":0,"move":"place busy-weekend"}', '2026-11-24 02:04:33.47848+00'),
	('table-1', 24, '{"type":"moved","seat":0,"move":"take milk"}', '2026-11-24 02:04:33.489762+00'),
	('table-1', 25, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 02:04:33.502455+00'),
	('table-1', 26, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-24 02:04:33.516476+00'),
	('table-1', 27, '{"type":"moved","seat":0,"move":"place cultivation"}', '2026-11-24 02:04:33.530523+00'),
	('table-1', 28, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 02:04:33.543868+00'),
	('table-1', 29, '{"type":"moved","seat":0,"move":"exchange 3"}', '2026-11-24 02:04:33.557355+00'),
	('table-1', 30, '{"type":"moved","seat":0,"move":"place sparingly sheep-market"}', '2026-11-24 02:04:33.571287+00'),
	('table-1', 31, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 02:04:33.58368+00'),
	('table-1', 32, '{"type":"moved","seat":0,"move":"take hides"}', '2026-11-24 02:04:33.593839+00'),
	('table-1', 33, '{"type":"moved","seat":0,"move":"exchange 2"}', '2026-11-24 02:04:33.604843+00'),
	('table-1', 34, '{"type":"moved","seat":0,"move":"place clay-delivery"}', '2026-11-24 02:04:33.615977+00'),
	('table-1', 35, '{"type":"moved","seat":0,"move":"place sparingly clearing"}', '2026-11-24 02:04:33.627887+00'),
	('table-1', 36, '{"type":"moved","seat":0,"move":"take field"}', '2026-11-24 02:04:33.641755+00'),
	('table-1', 37, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 02:04:33.654033+00'),
	('table-1', 38, '{"type":"moved","seat":0,"move":"advance carpentry"}', '2026-11-24 02:04:33.665733+00'),
	('table-1', 39, '{"type":"moved","seat":0,"move":"place sheep-shearing"}', '2026-11-24 02:04:33.678687+00'),
	('table-1', 40, '{"type":"moved","seat":0,"move":"place sparingly clay-delivery"}', '2026-11-24 02:04:33.691906+00'),
	('table-1', 41, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-24 02:04:33.705488+00'),
	('table-1', 42, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-24 02:04:33.716469+00'),
	('table-1', 43, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-24 02:04:33.727951+00'),
	('table-1', 44, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 02:04:33.739771+00'),
	('table-1', 45, '{"type":"moved","seat":0,"move":"place sparingly sheep-market"}', '2026-11-24 02:04:33.752129+00'),
	('table-1', 46, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 02:04:33.763504+00'),
	('table-1', 47, '{"type":"moved","seat":0,"move":"take hides"}', '2026-11-24 02:04:33.774663+00'),
	('table-1', 48, '{"type":"moved","seat":0,"move":"place sparingly weekly-market"}', '2026-11-24 02:04:33.787091+00'),
	('table-1', 49, '{"type":"moved","seat":0,"move":"take sheep"}', '2026-11-24 02:04:33.79868+00'),
	('table-1', 50, '{"type":"moved","seat":0,"move":"take meat"}', '2026-11-24 02:04:33.809909+00'),
	('table-1', 51, '{"type":"moved","seat":0,"move":"place fertilizing"}', '2026-11-24 02:04:33.822305+00'),
	('table-1', 52, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 02:04:33.834743+00'),
	('table-1', 53, '{"type":"moved","seat":0,"move":"sow barley row 5"}', '2026-11-24 02:04:33.850061+00'),
	('table-1', 54, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-11-24 02:04:33.865728+00'),
	('table-1', 55, '{"type":"moved","seat":0,"move":"exchange 6"}', '2026-11-24 02:04:33.883699+00'),
	('table-1', 56, '{"type":"moved","seat":0,"move":"place sheep-breeding"}', '2026-11-24 02:04:33.901586+00'),
	('table-1', 57, '{"type":"moved","seat":0,"move":"choose 1"}', '2026-11-24 02:04:33.916782+00'),
	('table-2', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":2,"options":{"cards":"on","gateway":"beginner","farmyard":"hops","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"],"gateway":["010","003","008","022","019","013","021","011","001","014","029","026","027","015","002","012","017","024","004","016","020","007","009","025","006","018","023","028","030","005"],"farmyard":["416","430","411","414","404","435","409","401","421","412","425","428","415","406","419","405","424","423","432","429","417","422","403","431","408","413","418","402","434","426","407","420","427","410","433"],"bonus":["827","824","835","816","831","825","813","829","807","823","815","830","808","834","802","804","822","810","845","814","817","840","806","812","832","818","844","833","805","838","826","843","821","819","809","839","828","836","841","801","811","803","837","842","820"],"point":["909","913","908","903","904","925","911","901","920","916","910","906","905","917","907","918","912","919","923","924","915","902","921","914","922"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 02:04:33.929451+00'),
	('table-2', 1, '{"type":"moved","seat":1,"move":"place sparingly gateway-card"}', '2026-11-24 02:04:33.939309+00'),
	('table-2', 2, '{"type":"moved","seat":1,"move":"take card"}', '2026-11-24 02:04:33.95195+00'),
	('table-2', 3, '{"type":"moved","seat":0,"move":"place butchery"}', '2026-11-24 02:04:33.972492+00'),
	('table-2', 4, '{"type":"moved","seat":1,"move":"place clearing"}', '2026-11-24 02:04:33.992824+00'),
	('table-2', 5, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-24 02:04:34.010333+00'),
	('table-2', 6, '{"type":"moved","seat":1,"move":"place sparingly clay-delivery"}', '2026-11-24 02:04:34.02834+00'),
	('table-2', 7, '{"type":"undone","seat":1}', '2026-11-24 02:04:34.038151+00'),
	('table-2', 8, '{"type":"moved","seat":1,"move":"place sparingly sheep-market"}', '2026-11-24 02:04:34.054738+00'),
	('table-2', 9, '{"type":"moved","seat":1,"move":"take sheep"}', '2026-11-24 02:04:34.073133+00'),
	('table-2', 10, '{"type":"moved","seat":1,"move":"play 021"}', '2026-11-24 02:04:34.090737+00'),
	('table-2', 11, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 02:04:34.10989+00'),
	('table-2', 12, '{"type":"moved","seat":1,"move":"take meat"}', '2026-11-24 02:04:34.127562+00'),
	('table-2', 13, '{"type":"moved","seat":0,"move":"place sparingly land-sale"}', '2026-11-24 02:04:34.147184+00'),
	('table-2', 14, '{"type":"moved","seat":0,"move":"spend field row 4 empty"}', '2026-11-24 02:04:34.16647+00'),
	('table-2', 15, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 02:04:34.185854+00'),
	('table-2', 16, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-24 02:04:34.206502+00'),
	('table-2', 17, '{"type":"moved","seat":0,"move":"take clay"}', '2026-11-24 02:04:34.224323+00'),
	('table-2', 18, '{"type":"undone","seat":0}', '2026-11-24 02:04:34.234331+00'),
	('table-2', 19, '{"type":"moved","seat":0,"move":"done"}', '2026-11-24 02:04:34.250622+00'),
	('table-2', 20, '{"type":"moved","seat":1,"move":"place sparingly clearing"}', '2026-11-24 02:04:34.271158+00'),
	('table-2', 21, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-24 02:04:34.291106+00'),
	('table-2', 22, '{"type":"moved","seat":1,"move":"take clay"}', '2026-11-24 02:04:34.310548+00'),
	('table-2', 23, '{"type":"moved","seat":0,"move":"place bonus-card"}', '2026-11-24 02:04:34.330047+00'),
	('table-2', 24, '{"type":"moved","seat":0,"move":"fallow row 4"}', '2026-11-24 02:04:34.351291+00'),
	('table-2', 25, '{"type":"moved","seat":1,"move":"fallow row 4"}', '2026-11-24 02:04:34.369305+00'),
	('table-2', 26, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 02:04:34.38773+00'),
	('table-2', 27, '{"type":"moved","seat":1,"move":"play sparingly 409"}', '2026-11-24 02:04:34.407587+00'),
	('table-2', 28, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-24 02:04:34.42983+00'),
	('table-2', 29, '{"type":"undone","seat":1}', '2026-11-24 02:04:34.441522+00'),
	('table-2', 30, '{"type":"moved","seat":1,"move":"take field"}', '2026-11-24 02:04:34.45834+00'),
	('table-2', 31, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 02:04:34.478475+00'),
	('table-2', 32, '{"type":"moved","seat":0,"move":"advance brewhouse"}', '2026-11-24 02:04:34.500865+00'),
	('table-2', 33, '{"type":"moved","seat":0,"move":"advance manufacture"}', '2026-11-24 02:04:34.521692+00'),
	('table-2', 34, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-24 02:04:34.530394+00'),
	('table-2', 35, '{"type":"moved","seat":1,"move":"advance cooling-house"}', '2026-11-24 02:04:34.535064+00'),
	('table-2', 36, '{"type":"moved","seat":1,"move":"pay meat 1"}', '2026-11-24 02:04:34.538608+00'),
	('table-2', 37, '{"type":"moved","seat":1,"move":"advance manufacture"}', '2026-11-24 02:04:34.542141+00'),
	('table-2', 38, '{"type":"moved","seat":1,"move":"advance brewhouse"}', '2026-11-24 02:04:34.545823+00'),
	('table-2', 39, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 02:04:34.551878+00'),
	('table-2', 40, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-24 02:04:34.560637+00'),
	('table-3', 0, '{"type":"opened","record":{"title":"arle","rules":"2026.11.1","players":2,"options":{"houses":"light","rules":"printed","payment":"chosen","peat":"chosen","barn":"same-size","loading":"any-time"},"deal":{"first":["2"],"houses":["farmers-house","plow-makers-workshop","novices-hut","workshop"],"crafts":["turnery","smithy"],"inns":["potters-inn","junk-dealers-inn","milk-house-inn"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 02:04:34.566799+00');
INSERT INTO entries VALUES
	('table-3', 1, '{"type":"moved","seat":1,"move":"place wainwright"}', '2026-11-24 02:04:34.581712+00'),
	('table-3', 2, '{"type":"moved","seat":1,"move":"return horse"}', '2026-11-24 02:04:34.598618+00'),
	('table-3', 3, '{"type":"moved","seat":1,"move":"build handcart"}', '2026-11-24 02:04:34.615659+00'),
	('table-3', 4, '{"type":"moved","seat":1,"move":"load hage 1"}', '2026-11-24 02:04:34.633006+00'),
	('table-3', 5, '{"type":"moved","seat":1,"move":"sell hage flax-field"}', '2026-11-24 02:04:34.649004+00'),
	('table-3', 6, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 02:04:34.663565+00'),
	('table-3', 7, '{"type":"undone","seat":1}', '2026-11-24 02:04:34.673006+00'),
	('table-3', 8, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 02:04:34.686075+00'),
	('table-3', 9, '{"type":"moved","seat":0,"move":"place peat-cutter"}', '2026-11-24 02:04:34.709125+00'),
	('table-3', 10, '{"type":"moved","seat":0,"move":"cut 3 boardwalk"}', '2026-11-24 02:04:34.729822+00'),
	('table-3', 11, '{"type":"moved","seat":1,"move":"place summer-master"}', '2026-11-24 02:04:34.753893+00'),
	('table-3', 12, '{"type":"moved","seat":1,"move":"improve pottery-wheels"}', '2026-11-24 02:04:34.780021+00'),
	('table-3', 13, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 02:04:34.801942+00'),
	('table-3', 14, '{"type":"moved","seat":0,"move":"place dike-builder"}', '2026-11-24 02:04:34.826674+00'),
	('table-3', 15, '{"type":"moved","seat":0,"move":"take cattle"}', '2026-11-24 02:04:34.852692+00'),
	('table-3', 16, '{"type":"moved","seat":1,"move":"place builder"}', '2026-11-24 02:04:34.876783+00'),
	('table-3', 17, '{"type":"moved","seat":1,"move":"build farmers-house"}', '2026-11-24 02:04:34.902265+00'),
	('table-3', 18, '{"type":"undone","seat":1}', '2026-11-24 02:04:34.916806+00'),
	('table-3', 19, '{"type":"moved","seat":1,"move":"build workshop"}', '2026-11-24 02:04:34.938448+00'),
	('table-3', 20, '{"type":"moved","seat":1,"move":"pay clay 1 grain 1"}', '2026-11-24 02:04:34.964533+00'),
	('table-3', 21, '{"type":"moved","seat":0,"move":"place summer-grocer"}', '2026-11-24 02:04:34.990375+00'),
	('table-3', 22, '{"type":"moved","seat":0,"move":"return horse"}', '2026-11-24 02:04:35.018459+00'),
	('table-3', 23, '{"type":"moved","seat":0,"move":"take sheep"}', '2026-11-24 02:04:35.040205+00'),
	('table-3', 24, '{"type":"moved","seat":1,"move":"place woodcutter"}', '2026-11-24 02:04:35.063872+00'),
	('table-3', 25, '{"type":"moved","seat":0,"move":"place clay-worker"}', '2026-11-24 02:04:35.089631+00'),
	('table-3', 26, '{"type":"moved","seat":1,"move":"improve fleshing-beams"}', '2026-11-24 02:04:35.114894+00'),
	('table-3', 27, '{"type":"moved","seat":0,"move":"place summer-carpenter"}', '2026-11-24 02:04:35.140109+00'),
	('table-3', 28, '{"type":"moved","seat":0,"move":"return cattle"}', '2026-11-24 02:04:35.168225+00'),
	('table-3', 29, '{"type":"undone","seat":0}', '2026-11-24 02:04:35.2682+00'),
	('table-3', 30, '{"type":"moved","seat":0,"move":"return sheep"}', '2026-11-24 02:04:35.288233+00'),
	('table-3', 31, '{"type":"moved","seat":0,"move":"return cattle"}', '2026-11-24 02:04:35.313819+00'),
	('table-3', 32, '{"type":"moved","seat":0,"move":"build plow-makers-workshop"}', '2026-11-24 02:04:35.339975+00'),
	('table-3', 33, '{"type":"moved","seat":0,"move":"pay clay 1 grain 1"}', '2026-11-24 02:04:35.363041+00'),
	('table-3', 34, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-24 02:04:35.371857+00'),
	('table-3', 35, '{"type":"moved","seat":1,"move":"place winter-laborer"}', '2026-11-24 02:04:35.375755+00'),
	('table-3', 36, '{"type":"moved","seat":1,"move":"load wood 1"}', '2026-11-24 02:04:35.378745+00'),
	('table-3', 37, '{"type":"moved","seat":1,"move":"done"}', '2026-11-24 02:04:35.381932+00'),
	('table-3', 38, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-24 02:04:35.388716+00'),
	('table-5', 17, '{"type":"moved","seat":2,"move":"keep silage","at":1795485876}', '2026-11-24 02:04:36.364973+00'),
	('table-4', 0, '{"type":"opened","record":{"title":"agricola","rules":"2026.11.14","players":2,"options":{"cards":"base","hands":"dealt","side_job":"off","tile":"off","campaign":"off"},"deal":{"first":["2"],"cards":["sheep-market","grain-utilization","major-improvement","fencing","house-redevelopment","western-quarry","basic-wish-for-children","vegetable-seeds","pig-market","eastern-quarry","cattle-market","urgent-wish-for-children","cultivation","farm-redevelopment"],"hands":["wool-blankets,dutch-windmill,milk-jug,acorns-basket,bottles,mini-pasture,canoe,roughcaster,paper-maker,master-bricklayer,seasonal-worker,scholar,adoptive-parents,oven-firing-boy","butter-churn,clearing-spade,shifting-cultivation,lumber-mill,bread-paddle,sack-cart,manger,conservator,animal-tamer,grocer,manservant,roof-ballaster,childless,wood-cutter"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 02:04:35.398423+00'),
	('table-4', 1, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-24 02:04:35.41305+00'),
	('table-4', 2, '{"type":"moved","seat":0,"move":"place grain-seeds"}', '2026-11-24 02:04:35.431397+00'),
	('table-4', 3, '{"type":"moved","seat":1,"move":"place farmland"}', '2026-11-24 02:04:35.451561+00'),
	('table-4', 4, '{"type":"moved","seat":1,"move":"plow b3"}', '2026-11-24 02:04:35.472445+00'),
	('table-4', 5, '{"type":"moved","seat":0,"move":"place reed-bank"}', '2026-11-24 02:04:35.49179+00'),
	('table-4', 6, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-24 02:04:35.510401+00'),
	('table-4', 7, '{"type":"undone","seat":1}', '2026-11-24 02:04:35.52061+00'),
	('table-4', 8, '{"type":"moved","seat":1,"move":"place reed-bank"}', '2026-11-24 02:04:35.534167+00'),
	('table-4', 9, '{"type":"moved","seat":0,"move":"place farmland"}', '2026-11-24 02:04:35.549073+00'),
	('table-4', 10, '{"type":"moved","seat":0,"move":"plow b2"}', '2026-11-24 02:04:35.563368+00'),
	('table-4', 11, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-24 02:04:35.580976+00'),
	('table-4', 12, '{"type":"moved","seat":0,"move":"place grain-utilization"}', '2026-11-24 02:04:35.595854+00'),
	('table-4', 13, '{"type":"moved","seat":1,"move":"place fishing"}', '2026-11-24 02:04:35.611036+00'),
	('table-4', 14, '{"type":"moved","seat":0,"move":"place day-laborer"}', '2026-11-24 02:04:35.628078+00'),
	('table-4', 15, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-24 02:04:35.647809+00'),
	('table-4', 16, '{"type":"moved","seat":0,"move":"place lessons"}', '2026-11-24 02:04:35.662984+00'),
	('table-4', 17, '{"type":"moved","seat":0,"move":"play adoptive-parents"}', '2026-11-24 02:04:35.678051+00'),
	('table-4', 18, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-11-24 02:04:35.694784+00'),
	('table-4', 19, '{"type":"moved","seat":0,"move":"place day-laborer"}', '2026-11-24 02:04:35.716726+00'),
	('table-4', 20, '{"type":"moved","seat":1,"move":"place meeting-place"}', '2026-11-24 02:04:35.741668+00'),
	('table-4', 21, '{"type":"moved","seat":1,"move":"play butter-churn"}', '2026-11-24 02:04:35.771657+00'),
	('table-4', 22, '{"type":"moved","seat":0,"move":"place reed-bank"}', '2026-11-24 02:04:35.793311+00'),
	('table-4', 23, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-24 02:04:35.817326+00'),
	('table-4', 24, '{"type":"moved","seat":0,"move":"place lessons"}', '2026-11-24 02:04:35.841246+00'),
	('table-4', 25, '{"type":"moved","seat":0,"move":"eat grain"}', '2026-11-24 02:04:35.864928+00'),
	('table-4', 26, '{"type":"moved","seat":0,"move":"play oven-firing-boy"}', '2026-11-24 02:04:35.90059+00'),
	('table-4', 27, '{"type":"moved","seat":1,"move":"place farm-expansion"}', '2026-11-24 02:04:35.924639+00'),
	('table-4', 28, '{"type":"undone","seat":1}', '2026-11-24 02:04:35.93839+00'),
	('table-4', 29, '{"type":"moved","seat":1,"move":"place major-improvement"}', '2026-11-24 02:04:35.960972+00'),
	('table-4', 30, '{"type":"moved","seat":1,"move":"play bread-paddle"}', '2026-11-24 02:04:35.989105+00'),
	('table-4', 31, '{"type":"moved","seat":0,"move":"place farmland"}', '2026-11-24 02:04:36.021078+00'),
	('table-4', 32, '{"type":"moved","seat":0,"move":"plow c2"}', '2026-11-24 02:04:36.049441+00'),
	('table-4', 33, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-11-24 02:04:36.060532+00'),
	('table-4', 34, '{"type":"moved","seat":1,"move":"place forest"}', '2026-11-24 02:04:36.072858+00'),
	('table-4', 35, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-11-24 02:04:36.083516+00'),
	('table-5', 0, '{"type":"opened","record":{"title":"agricola","rules":"2026.11.14","players":3,"options":{"cards":"all","hands":"draft","side_job":"off","tile":"off","campaign":"off"},"deal":{"first":["2"],"cards":["sheep-market","grain-utilization","major-improvement","fencing","house-redevelopment","western-quarry","basic-wish-for-children","vegetable-seeds","pig-market","eastern-quarry","cattle-market","urgent-wish-for-children","cultivation","farm-redevelopment"],"hands":["clearing-spade,family-friendly-home,baking-sheet,wood-palisades,forest-lake-hut,silage,scullery,shovel-bearer,equipper,bed-maker,sheep-walker,furniture-carpenter,stable-planner,manservant","baseboards,throwing-axe,forest-inn,cookery-lesson,seed-pellets,farmyard-manure,drift-net-boat,seatmate,house-steward,silokeeper,full-farmer,harpooner,mineralogist,cottager","gardeners-knife,herring-pot,beanfield,strawberry-patch,shifting-cultivation,butter-churn,brewery-pond,adoptive-parents,childless,scythe-worker,informant,firewood-collector,master-workman,trimmer"],"lot":["1411472909"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"link","bot":null,"key":"d5ead6fdd3d16630aad4f07f5e49486337a42e58fb4eef0deaabb814c003b134"},{"name":"Bob","home":"link","bot":null,"key":"be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44"},{"name":"Cid","home":"link","bot":null,"key":"7c36b0a9dedde119c75165957c6c9c187e65df1ee5db87c4c58ad503ad88cbe3"}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683","absence":60,"at":1795485876}', '2026-11-24 02:04:36.096663+00'),
	('table-5', 1, '{"type":"moved","seat":0,"move":"keep baking-sheet","at":1795485876}', '2026-11-24 02:04:36.112436+00'),
	('table-5', 2, '{"type":"moved","seat":0,"move":"keep shovel-bearer","at":1795485876}', '2026-11-24 02:04:36.128501+00'),
	('table-5', 3, '{"type":"moved","seat":1,"move":"keep mineralogist","at":1795485876}', '2026-11-24 02:04:36.144208+00'),
	('table-5', 4, '{"type":"moved","seat":2,"move":"keep herring-pot","at":1795485876}', '2026-11-24 02:04:36.160837+00'),
	('table-5', 5, '{"type":"moved","seat":1,"move":"keep seed-pellets","at":1795485876}', '2026-11-24 02:04:36.176713+00'),
	('table-5', 6, '{"type":"moved","seat":2,"move":"keep childless","at":1795485876}', '2026-11-24 02:04:36.193365+00'),
	('table-5', 7, '{"type":"moved","seat":2,"move":"keep drift-net-boat","at":1795485876}', '2026-11-24 02:04:36.209153+00'),
	('table-5', 8, '{"type":"moved","seat":1,"move":"keep manservant","at":1795485876}', '2026-11-24 02:04:36.225842+00'),
	('table-5', 9, '{"type":"moved","seat":1,"move":"keep scullery","at":1795485876}', '2026-11-24 02:04:36.24212+00'),
	('table-5', 10, '{"type":"moved","seat":2,"move":"keep seatmate","at":1795485876}', '2026-11-24 02:04:36.258244+00'),
	('table-5', 11, '{"type":"moved","seat":0,"move":"keep firewood-collector","at":1795485876}', '2026-11-24 02:04:36.276604+00'),
	('table-5', 12, '{"type":"moved","seat":0,"move":"keep shifting-cultivation","at":1795485876}', '2026-11-24 02:04:36.293109+00'),
	('table-5', 13, '{"type":"moved","seat":0,"move":"keep full-farmer","at":1795485876}', '2026-11-24 02:04:36.310275+00'),
	('table-5', 14, '{"type":"moved","seat":1,"move":"keep adoptive-parents","at":1795485876}', '2026-11-24 02:04:36.326754+00'),
	('table-5', 15, '{"type":"moved","seat":1,"move":"keep butter-churn","at":1795485876}', '2026-11-24 02:04:36.340724+00'),
	('table-5', 16, '{"type":"moved","seat":0,"move":"keep forest-inn","at":1795485876}', '2026-11-24 02:04:36.352826+00'),
	('table-5', 18, '{"type":"moved","seat":2,"move":"keep stable-planner","at":1795485876}', '2026-11-24 02:04:36.377062+00'),
	('table-5', 19, '{"type":"moved","seat":0,"move":"keep furniture-carpenter","at":1795485876}', '2026-11-24 02:04:36.389251+00'),
	('table-5', 20, '{"type":"moved","seat":0,"move":"keep forest-lake-hut","at":1795485876}', '2026-11-24 02:04:36.402168+00'),
	('table-5', 21, '{"type":"voted","seat":2,"by":0,"bot":"farmer","at":1795485876}', '2026-11-24 02:04:36.405785+00'),
	('table-9', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":2,"options":{"cards":"off","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""},{"name":"Bob","home":"link","bot":null,"key":"be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44"}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 02:04:36.445382+00'),
	('table-9', 1, '{"type":"offered","seat":1,"key":"d6ef89e9a9a80f3bc8119ce87679b632d1fe3c2963adc610158cb97ea2aeb575"}', '2026-11-24 02:04:36.450836+00'),
	('table-9', 2, '{"type":"handed","seat":1,"name":"Bob"}', '2026-11-24 02:04:36.455951+00'),
	('table-9', 3, '{"type":"nudged","seat":1,"by":0,"at":1795485876}', '2026-11-24 02:04:36.464057+00');
INSERT INTO entries VALUES
	('table-9', 4, '{"type":"moved","seat":1,"move":"place nursery"}', '2026-11-24 02:04:36.475518+00'),
	('table-9', 5, '{"type":"said","seat":1,"text":"Enough?","at":1795485876}', '2026-11-24 02:04:36.479578+00'),
	('table-9', 6, '{"type":"wished","seat":1,"ends":true}', '2026-11-24 02:04:36.48753+00'),
	('table-9', 7, '{"type":"wished","seat":0,"ends":true}', '2026-11-24 02:04:36.491237+00'),
	('table-9', 8, '{"type":"ended","ending":{"how":"agreed","by":null}}', '2026-11-24 02:04:36.491237+00'),
	('table-9', 9, '{"type":"followed","table":"table-10"}', '2026-11-24 02:04:36.49506+00'),
	('table-10', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":2,"options":{"cards":"off","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"]},"moves":[],"ending":null},"seats":[{"name":"Bob","home":"link","bot":null,"key":"d6ef89e9a9a80f3bc8119ce87679b632d1fe3c2963adc610158cb97ea2aeb575"},{"name":"Ann","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 02:04:36.497589+00'),
	('table-0', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.2","players":1,"options":{"cards":"off","progress":"together"},"deal":{"first":["1"],"quadrants":["B1","D4","A3","E3","C2","F2"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":""}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-11-24 02:04:36.524511+00'),
	('table-0', 1, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-24 02:04:36.524511+00'),
	('table-0', 2, '{"type":"undone","seat":0,"over":[]}', '2026-11-24 02:04:36.524511+00'),
	('table-0', 3, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-11-24 02:04:36.524511+00');
INSERT INTO guests VALUES
	('table-7', 'table-6', 0);
INSERT INTO invited VALUES
	('table-7', 'table-8');
INSERT INTO layout VALUES
	(10);
INSERT INTO marks VALUES
	('calls-looked', '1795485873'),
	('push-key', '-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgWzdbWl6NNv+6QDua
nrq6/3pbs31hZysc9EyYaXKVQEKhRANCAAT/wOjGpOq2joL8+n+HvU4/BvkqwTSJ
uHG5C7Y1wl2pN82JBA8ZWbrAWrBIwI0IlgGVeKcLlj/s8oq1zEhYHm73
');
INSERT INTO offers VALUES
	('table-7', 'table-6', '{"title":"arle","seats":2,"bots":0,"options":{},"absence":null,"listed":true,"level":"any","rated":false,"pace":null,"coached":false}', 1, 1795485876, '');
INSERT INTO passes VALUES
	('fd00cf2b58919c8f7bda37117ce5a93e222f3b9cb11469dfda0a045cf074d5ec', 'table-6', 1795486776);
INSERT INTO persons VALUES
	('table-6', 'Ann', 'moor', 1795485876),
	('table-8', 'Bob', 'hops', 1795485876);
INSERT INTO remarks VALUES
	('table-9', 'table-8', 'Too late');
INSERT INTO sitters VALUES
	('table-5', 1, 'table-6', 'be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44'),
	('table-9', -1, 'table-6', NULL),
	('table-9', 1, 'table-8', 'd6ef89e9a9a80f3bc8119ce87679b632d1fe3c2963adc610158cb97ea2aeb575'),
	('table-10', -1, 'table-6', NULL),
	('table-10', 0, 'table-8', 'd6ef89e9a9a80f3bc8119ce87679b632d1fe3c2963adc610158cb97ea2aeb575');
INSERT INTO standings VALUES
	('table-1', 57, 1, 1795485874, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"}],"asked":{},"over":true,"scores":[10],"winners":[0],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":""}', NULL, 1795485874),
	('table-2', 40, 0, 1795485874, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1795485874},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":""}', NULL, 0),
	('table-3', 38, 0, 1795485875, '{"title":"arle","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1795485875},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":""}', NULL, 0),
	('table-4', 35, 0, 1795485876, '{"title":"agricola","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1795485876},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":""}', NULL, 0),
	('table-5', 10, 0, 1795485876, '{"title":"agricola","seats":[{"name":"Ann","kind":"link"},{"name":"Bob","kind":"link"},{"name":"Cid","kind":"link"}],"asked":{"0":1795485876},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":""}', NULL, 0);
INSERT INTO targets VALUES
	('table-11', 'table-8', 'json', 'https://hooks.example/bob', 'null', 1795485876, '', 0, 0);
INSERT INTO wishes VALUES
	('table-8', '{"delay":60,"quiet":[0,60],"zone":"UTC","language":"en"}');
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
ALTER TABLE ONLY persons
    ADD CONSTRAINT persons_pkey PRIMARY KEY (person);
ALTER TABLE ONLY plans
    ADD CONSTRAINT plans_pkey PRIMARY KEY (tab, seat);
ALTER TABLE ONLY presence
    ADD CONSTRAINT presence_pkey PRIMARY KEY (tab, process);
ALTER TABLE ONLY reasons
    ADD CONSTRAINT reasons_pkey PRIMARY KEY (person, why, about, stamp);
ALTER TABLE ONLY remarks
    ADD CONSTRAINT remarks_pkey PRIMARY KEY (tab, person);
ALTER TABLE ONLY remote_bots
    ADD CONSTRAINT remote_bots_pkey PRIMARY KEY (bot);
ALTER TABLE ONLY remote_seats
    ADD CONSTRAINT remote_seats_pkey PRIMARY KEY (bot, tab);
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
CREATE INDEX plans_live ON plans USING btree (live, tab);
CREATE INDEX presence_of ON presence USING btree (process);
CREATE INDEX reasons_due ON reasons USING btree (called, due);
CREATE INDEX remarks_of ON remarks USING btree (person);
CREATE INDEX remote_bots_of ON remote_bots USING btree (owner);
CREATE INDEX sitters_of ON sitters USING btree (person);
CREATE INDEX standings_changed ON standings USING btree (over, changed);
CREATE INDEX standings_due ON standings USING btree (due) WHERE (due IS NOT NULL);
CREATE INDEX targets_at ON targets USING btree (kind, address);
CREATE UNIQUE INDEX targets_of ON targets USING btree (person, kind, address);
