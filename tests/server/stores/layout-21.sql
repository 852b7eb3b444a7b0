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
	('table-6', 'table-11', 1796119286);
INSERT INTO challenges VALUES
	('3831b72d858483dd60ac684dec803548cf76aa2f9223d88bf75cc1f0d74948dd', '', 1796119586);
INSERT INTO complaints VALUES
	('table-13', 'table-6', 'table-11', 'Cid', 'other', 'Never says Hello', '', 1796119286, 0);
INSERT INTO devices VALUES
	('bdd764c89ba07501d3646df73ff6914566609f68da480b57994e8ba452bea9a5', 'table-6', 1796119285, '', 1796119285),
	('5c5cdf48022f91a5c1243d79811d66f98a56f77c5a8bce4b9532bc53fd78e9c9', 'table-9', 1796119286, '', 1796119286),
	('34320a43ef9a1636603100dd3ff3b7e2aff24677f467202b0bfa192fd0a33d35', 'table-11', 1796119286, '', 1796119286);
INSERT INTO entries VALUES
	('table-1', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.12","players":1,"options":{"cards":"off","progress":"together"},"deal":{"first":["1"],"quadrants":["B1","D4","A3","E3","C2","F2"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-12-01 10:00:49.930727+00'),
	('table-1', 1, '{"type":"moved","seat":0,"move":"exchange 3"}', '2026-12-01 10:00:50.227782+00'),
	('table-1', 2, '{"type":"moved","seat":0,"move":"place small-trade"}', '2026-12-01 10:00:50.491147+00'),
	('table-1', 3, '{"type":"moved","seat":0,"move":"take rye"}', '2026-12-01 10:00:50.755177+00'),
	('table-1', 4, '{"type":"moved","seat":0,"move":"take rye"}', '2026-12-01 10:00:51.018523+00'),
	('table-1', 5, '{"type":"moved","seat":0,"move":"take milk"}', '2026-12-01 10:00:51.259146+00'),
	('table-1', 6, '{"type":"moved","seat":0,"move":"place farming"}', '2026-12-01 10:00:51.413058+00'),
	('table-1', 7, '{"type":"moved","seat":0,"move":"choose 2"}', '2026-12-01 10:00:51.567398+00'),
	('table-1', 8, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 10:00:51.681275+00'),
	('table-1', 9, '{"type":"moved","seat":0,"move":"fallow row 4"}', '2026-12-01 10:00:51.812458+00'),
	('table-1', 10, '{"type":"moved","seat":0,"move":"advance cooling-house"}', '2026-12-01 10:00:51.944305+00'),
	('table-1', 11, '{"type":"moved","seat":0,"move":"advance manufacture"}', '2026-12-01 10:00:52.128566+00'),
	('table-1', 12, '{"type":"moved","seat":0,"move":"advance brewhouse"}', '2026-12-01 10:00:52.274195+00'),
	('table-1', 13, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-12-01 10:00:52.423278+00'),
	('table-1', 14, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-12-01 10:00:52.594614+00'),
	('table-1', 15, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-12-01 10:00:52.840114+00'),
	('table-1', 16, '{"type":"moved","seat":0,"move":"place sparingly clearing"}', '2026-12-01 10:00:52.97437+00'),
	('table-1', 17, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 10:00:53.099678+00'),
	('table-1', 18, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 10:00:53.261988+00'),
	('table-1', 19, '{"type":"moved","seat":0,"move":"place sparingly nursery"}', '2026-12-01 10:00:53.392895+00'),
	('table-1', 20, '{"type":"moved","seat":0,"move":"choose 2"}', '2026-12-01 10:00:53.537392+00'),
	('table-1', 21, '{"type":"moved","seat":0,"move":"take barley"}', '2026-12-01 10:00:53.724342+00'),
	('table-1', 22, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 10:00:53.850841+00'),
	('table-1', 23, '{"type":"moved","seat":0,"move":"place busy-weekend"}', '2026-12-01 10:00:53.976695+00'),
	('table-1', 24, '{"type":"moved","seat":0,"move":"take milk"}', '2026-12-01 10:00:54.182743+00'),
	('table-1', 25, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 10:00:54.383187+00'),
	('table-1', 26, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-12-01 10:00:54.523719+00'),
	('table-1', 27, '{"type":"moved","seat":0,"move":"place cultivation"}', '2026-12-01 10:00:54.724451+00'),
	('table-1', 28, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 10:00:55.131286+00'),
	('table-1', 29, '{"type":"moved","seat":0,"move":"exchange 3"}', '2026-12-01 10:00:55.419147+00'),
	('table-1', 30, '{"type":"moved","seat":0,"move":"place sparingly sheep-market"}', '2026-12-01 10:00:55.624805+00'),
	('table-1', 31, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 10:00:55.842211+00'),
	('table-1', 32, '{"type":"moved","seat":0,"move":"take hides"}', '2026-12-01 10:00:56.080927+00'),
	('table-1', 33, '{"type":"moved","seat":0,"move":"exchange 2"}', '2026-12-01 10:00:56.386616+00'),
	('table-1', 34, '{"type":"moved","seat":0,"move":"place clay-delivery"}', '2026-12-01 10:00:56.691965+00'),
	('table-1', 35, '{"type":"moved","seat":0,"move":"place sparingly clearing"}', '2026-12-01 10:00:57.01543+00'),
	('table-1', 36, '{"type":"moved","seat":0,"move":"take field"}', '2026-12-01 10:00:57.207733+00'),
	('table-1', 37, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 10:00:57.392648+00'),
	('table-1', 38, '{"type":"moved","seat":0,"move":"advance carpentry"}', '2026-12-01 10:00:57.591405+00'),
	('table-1', 39, '{"type":"moved","seat":0,"move":"place sheep-shearing"}', '2026-12-01 10:00:57.83141+00'),
	('table-1', 40, '{"type":"moved","seat":0,"move":"place sparingly clay-delivery"}', '2026-12-01 10:00:58.085096+00'),
	('table-1', 41, '{"type":"moved","seat":0,"move":"take clay"}', '2026-12-01 10:00:58.315346+00'),
	('table-1', 42, '{"type":"moved","seat":0,"move":"take clay"}', '2026-12-01 10:00:58.685122+00'),
	('table-1', 43, '{"type":"moved","seat":0,"move":"take clay"}', '2026-12-01 10:00:59.002643+00'),
	('table-1', 44, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 10:00:59.359036+00'),
	('table-1', 45, '{"type":"moved","seat":0,"move":"place sparingly sheep-market"}', '2026-12-01 10:00:59.687143+00'),
	('table-1', 46, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 10:00:59.967156+00'),
	('table-1', 47, '{"type":"moved","seat":0,"move":"take hides"}', '2026-12-01 10:01:00.213588+00'),
	('table-1', 48, '{"type":"moved","seat":0,"move":"place sparingly weekly-market"}', '2026-12-01 10:01:00.588861+00'),
	('table-1', 49, '{"type":"moved","seat":0,"move":"take sheep"}', '2026-12-01 10:01:00.985243+00'),
	('table-1', 50, '{"type":"moved","seat":0,"move":"take meat"}', '2026-12-01 10:01:01.200431+00'),
	('table-1', 51, '{"type":"moved","seat":0,"move":"place fertilizing"}', '2026-12-01 10:01:01.420904+00'),
	('table-1', 52, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 10:01:01.711972+00'),
	('table-1', 53, '{"type":"moved","seat":0,"move":"sow barley row 5"}', '2026-12-01 10:01:01.918597+00'),
	('table-1', 54, '{"type":"moved","seat":0,"move":"advance bakehouse"}', '2026-12-01 10:01:02.30511+00'),
	('table-1', 55, '{"type":"moved","seat":0,"move":"exchange 6"}', '2026-12-01 10:01:02.508371+00'),
	('table-1', 56, '{"type":"moved","seat":0,"move":"place sheep-breeding"}', '2026-12-01 10:01:02.8131+00'),
	('table-1', 57, '{"type":"moved","seat":0,"move":"choose 1"}', '2026-12-01 10:01:03.111519+00'),
	('table-2', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.12","players":2,"options":{"cards":"on","gateway":"beginner","farmyard":"hops","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"],"gateway":["010","003","008","022","019","013","021","011","001","014","029","026","027","015","002","012","017","024","004","016","020","007","009","025","006","018","023","028","030","005"],"farmyard":["416","430","411","414","404","435","409","401","421","412","425","428","415","406","419","405","424","423","432","429","417","422","403","431","408","413","418","402","434","426","407","420","427","410","433"],"bonus":["827","824","835","816","831","825","813","829","807","823","815","830","808","834","802","804","822","810","845","814","817","840","806","812","832","818","844","833","805","838","826","843","821","819","809","839","828","836","841","801","811","803","837","842","820"],"point":["909","913","908","903","904","925","911","901","920","916","910","906","905","917","907","918","912","919","923","924","915","902","921","914","922"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false},{"name":"Bob","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-12-01 10:01:03.486505+00'),
	('table-2', 1, '{"type":"moved","seat":1,"move":"place sparingly gateway-card"}', '2026-12-01 10:01:03.628529+00'),
	('table-2', 2, '{"type":"moved","seat":1,"move":"take card"}', '2026-12-01 10:01:03.837121+00'),
	('table-2', 3, '{"type":"moved","seat":0,"move":"place butchery"}', '2026-12-01 10:01:03.979822+00'),
	('table-2', 4, '{"type":"moved","seat":1,"move":"place clearing"}', '2026-12-01 10:01:04.225867+00'),
	('table-2', 5, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-12-01 10:01:04.485919+00'),
	('table-2', 6, '{"type":"moved","seat":1,"move":"place sparingly clay-delivery"}', '2026-12-01 10:01:04.705011+00'),
	('table-2', 7, '{"type":"undone","seat":1}', '2026-12-01 10:01:04.913443+00'),
	('table-2', 8, '{"type":"moved","seat":1,"move":"place sparingly sheep-market"}', '2026-12-01 10:01:05.07206+00'),
	('table-2', 9, '{"type":"moved","seat":1,"move":"take sheep"}', '2026-12-01 10:01:05.21915+00'),
	('table-2', 10, '{"type":"moved","seat":1,"move":"play 021"}', '2026-12-01 10:01:05.36176+00'),
	('table-2', 11, '{"type":"moved","seat":1,"move":"done"}', '2026-12-01 10:01:05.576979+00'),
	('table-2', 12, '{"type":"moved","seat":1,"move":"take meat"}', '2026-12-01 10:01:05.734021+00'),
	('table-2', 13, '{"type":"moved","seat":0,"move":"place sparingly land-sale"}', '2026-12-01 10:01:06.072583+00'),
	('table-2', 14, '{"type":"moved","seat":0,"move":"spend field row 4 empty"}', '2026-12-01 10:01:06.342774+00'),
	('table-2', 15, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 10:01:06.679818+00'),
	('table-2', 16, '{"type":"moved","seat":0,"move":"take clay"}', '2026-12-01 10:01:06.997356+00'),
	('table-2', 17, '{"type":"moved","seat":0,"move":"take clay"}', '2026-12-01 10:01:07.353221+00'),
	('table-2', 18, '{"type":"undone","seat":0}', '2026-12-01 10:01:07.726596+00'),
	('table-2', 19, '{"type":"moved","seat":0,"move":"done"}', '2026-12-01 10:01:07.890954+00'),
	('table-2', 20, '{"type":"moved","seat":1,"move":"place sparingly clearing"}', '2026-12-01 10:01:08.287082+00'),
	('table-2', 21, '{"type":"moved","seat":1,"move":"take field"}', '2026-12-01 10:01:08.783152+00'),
	('table-2', 22, '{"type":"moved","seat":1,"move":"take clay"}', '2026-12-01 10:01:09.096712+00'),
	('table-2', 23, '{"type":"moved","seat":0,"move":"place bonus-card"}', '2026-12-01 10:01:09.45116+00'),
	('table-2', 24, '{"type":"moved","seat":0,"move":"fallow row 4"}', '2026-12-01 10:01:09.679873+00'),
	('table-2', 25, '{"type":"moved","seat":1,"move":"fallow row 4"}', '2026-12-01 10:01:09.992023+00'),
	('table-2', 26, '{"type":"moved","seat":1,"move":"done"}', '2026-12-01 10:01:10.140115+00'),
	('table-2', 27, '{"type":"moved","seat":1,"move":"play sparingly 409"}', '2026-12-01 10:01:10.316158+00'),
	('table-2', 28, '{"type":"moved","seat":1,"move":"take field"}', '2026-12-01 10:01:10.496285+00'),
	('table-2', 29, '{"type":"undone","seat":1}', '2026-12-01 10:01:10.620362+00'),
	('table-2', 30, '{"type":"moved","seat":1,"move":"take field"}', '2026-12-01 10:01:10.773999+00'),
	('table-2', 31, '{"type":"moved","seat":1,"move":"done"}', '2026-12-01 10:01:10.952672+00'),
	('table-2', 32, '{"type":"moved","seat":0,"move":"advance brewhouse"}', '2026-12-01 10:01:11.162536+00'),
	('table-2', 33, '{"type":"moved","seat":0,"move":"advance manufacture"}', '2026-12-01 10:01:11.424827+00'),
	('table-2', 34, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-12-01 10:01:11.511+00'),
	('table-2', 35, '{"type":"moved","seat":1,"move":"advance cooling-house"}', '2026-12-01 10:01:11.750733+00'),
	('table-2', 36, '{"type":"moved","seat":1,"move":"pay meat 1"}', '2026-12-01 10:01:11.923592+00'),
	('table-2', 37, '{"type":"moved","seat":1,"move":"advance manufacture"}', '2026-12-01 10:01:12.06466+00'),
	('table-2', 38, '{"type":"moved","seat":1,"move":"advance brewhouse"}', '2026-12-01 10:01:12.192155+00'),
	('table-2', 39, '{"type":"moved","seat":1,"move":"done"}', '2026-12-01 10:01:12.328313+00'),
	('table-2', 40, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-12-01 10:01:12.388217+00'),
	('table-3', 0, '{"type":"opened","record":{"title":"arle","rules":"2026.11.11","players":2,"options":{"houses":"light","rules":"printed","payment":"chosen","peat":"chosen","barn":"same-size","loading":"any-time"},"deal":{"first":["2"],"houses":["farmers-house","plow-makers-workshop","novices-hut","workshop"],"crafts":["turnery","smithy"],"inns":["potters-inn","junk-dealers-inn","milk-house-inn"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false},{"name":"Bob","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-12-01 10:01:12.473955+00');
INSERT INTO entries VALUES
	('table-3', 1, '{"type":"moved","seat":1,"move":"place wainwright"}', '2026-12-01 10:01:12.486182+00'),
	('table-3', 2, '{"type":"moved","seat":1,"move":"return horse"}', '2026-12-01 10:01:12.503917+00'),
	('table-3', 3, '{"type":"moved","seat":1,"move":"build handcart"}', '2026-12-01 10:01:12.522599+00'),
	('table-3', 4, '{"type":"moved","seat":1,"move":"load hage 1"}', '2026-12-01 10:01:12.542273+00'),
	('table-3', 5, '{"type":"moved","seat":1,"move":"sell hage flax-field"}', '2026-12-01 10:01:12.560924+00'),
	('table-3', 6, '{"type":"moved","seat":1,"move":"done"}', '2026-12-01 10:01:12.579634+00'),
	('table-3', 7, '{"type":"undone","seat":1}', '2026-12-01 10:01:12.597512+00'),
	('table-3', 8, '{"type":"moved","seat":1,"move":"done"}', '2026-12-01 10:01:12.609225+00'),
	('table-3', 9, '{"type":"moved","seat":0,"move":"place peat-cutter"}', '2026-12-01 10:01:12.625961+00'),
	('table-3', 10, '{"type":"moved","seat":0,"move":"cut 3 boardwalk"}', '2026-12-01 10:01:12.641232+00'),
	('table-3', 11, '{"type":"moved","seat":1,"move":"place summer-master"}', '2026-12-01 10:01:12.656629+00'),
	('table-3', 12, '{"type":"moved","seat":1,"move":"improve pottery-wheels"}', '2026-12-01 10:01:12.671879+00'),
	('table-3', 13, '{"type":"moved","seat":1,"move":"done"}', '2026-12-01 10:01:12.68636+00'),
	('table-3', 14, '{"type":"moved","seat":0,"move":"place dike-builder"}', '2026-12-01 10:01:12.700546+00'),
	('table-3', 15, '{"type":"moved","seat":0,"move":"take cattle"}', '2026-12-01 10:01:12.714409+00'),
	('table-3', 16, '{"type":"moved","seat":1,"move":"place builder"}', '2026-12-01 10:01:12.852597+00'),
	('table-3', 17, '{"type":"moved","seat":1,"move":"build farmers-house"}', '2026-12-01 10:01:13.195996+00'),
	('table-3', 18, '{"type":"undone","seat":1}', '2026-12-01 10:01:13.359618+00'),
	('table-3', 19, '{"type":"moved","seat":1,"move":"build workshop"}', '2026-12-01 10:01:13.47994+00'),
	('table-3', 20, '{"type":"moved","seat":1,"move":"pay clay 1 grain 1"}', '2026-12-01 10:01:13.628367+00'),
	('table-3', 21, '{"type":"moved","seat":0,"move":"place summer-grocer"}', '2026-12-01 10:01:13.739782+00'),
	('table-3', 22, '{"type":"moved","seat":0,"move":"return horse"}', '2026-12-01 10:01:13.856438+00'),
	('table-3', 23, '{"type":"moved","seat":0,"move":"take sheep"}', '2026-12-01 10:01:13.958894+00'),
	('table-3', 24, '{"type":"moved","seat":1,"move":"place woodcutter"}', '2026-12-01 10:01:14.112977+00'),
	('table-3', 25, '{"type":"moved","seat":0,"move":"place clay-worker"}', '2026-12-01 10:01:14.277376+00'),
	('table-3', 26, '{"type":"moved","seat":1,"move":"improve fleshing-beams"}', '2026-12-01 10:01:14.389027+00'),
	('table-3', 27, '{"type":"moved","seat":0,"move":"place summer-carpenter"}', '2026-12-01 10:01:14.625587+00'),
	('table-3', 28, '{"type":"moved","seat":0,"move":"return cattle"}', '2026-12-01 10:01:14.887906+00'),
	('table-3', 29, '{"type":"undone","seat":0}', '2026-12-01 10:01:15.114564+00'),
	('table-3', 30, '{"type":"moved","seat":0,"move":"return sheep"}', '2026-12-01 10:01:15.281699+00'),
	('table-3', 31, '{"type":"moved","seat":0,"move":"return cattle"}', '2026-12-01 10:01:15.521644+00'),
	('table-3', 32, '{"type":"moved","seat":0,"move":"build plow-makers-workshop"}', '2026-12-01 10:01:15.721636+00'),
	('table-3', 33, '{"type":"moved","seat":0,"move":"pay clay 1 grain 1"}', '2026-12-01 10:01:15.943727+00'),
	('table-3', 34, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-12-01 10:01:16.14382+00'),
	('table-3', 35, '{"type":"moved","seat":1,"move":"place winter-laborer"}', '2026-12-01 10:01:16.286384+00'),
	('table-3', 36, '{"type":"moved","seat":1,"move":"load wood 1"}', '2026-12-01 10:01:16.371139+00'),
	('table-3', 37, '{"type":"moved","seat":1,"move":"done"}', '2026-12-01 10:01:16.493006+00'),
	('table-3', 38, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-12-01 10:01:16.704441+00'),
	('table-5', 15, '{"type":"moved","seat":1,"move":"keep iron-oven","at":1796119284}', '2026-12-01 10:01:24.604904+00'),
	('table-4', 0, '{"type":"opened","record":{"title":"agricola","rules":"2026.11.60","players":2,"options":{"cards":"base","deck_l":"off","deck_x":"off","hands":"dealt","side_job":"off","tile":"off","campaign":"off"},"deal":{"first":["2"],"cards":["sheep-market","grain-utilization","major-improvement","fencing","house-redevelopment","western-quarry","basic-wish-for-children","vegetable-seeds","pig-market","eastern-quarry","cattle-market","urgent-wish-for-children","cultivation","farm-redevelopment"],"hands":["wool-blankets,dutch-windmill,milk-jug,acorns-basket,bottles,mini-pasture,canoe,roughcaster,paper-maker,master-bricklayer,seasonal-worker,scholar,adoptive-parents,oven-firing-boy","butter-churn,clearing-spade,shifting-cultivation,lumber-mill,bread-paddle,sack-cart,manger,conservator,animal-tamer,grocer,manservant,roof-ballaster,childless,wood-cutter"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false},{"name":"Bob","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-12-01 10:01:16.83202+00'),
	('table-4', 1, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-12-01 10:01:16.869457+00'),
	('table-4', 2, '{"type":"moved","seat":0,"move":"place grain-seeds"}', '2026-12-01 10:01:16.889082+00'),
	('table-4', 3, '{"type":"moved","seat":1,"move":"place farmland"}', '2026-12-01 10:01:16.904008+00'),
	('table-4', 4, '{"type":"moved","seat":1,"move":"plow b3"}', '2026-12-01 10:01:16.927202+00'),
	('table-4', 5, '{"type":"moved","seat":0,"move":"place reed-bank"}', '2026-12-01 10:01:16.949709+00'),
	('table-4', 6, '{"type":"moved","seat":1,"move":"place forest"}', '2026-12-01 10:01:16.991681+00'),
	('table-4', 7, '{"type":"undone","seat":1}', '2026-12-01 10:01:17.010695+00'),
	('table-4', 8, '{"type":"moved","seat":1,"move":"place reed-bank"}', '2026-12-01 10:01:17.023624+00'),
	('table-4', 9, '{"type":"moved","seat":0,"move":"place farmland"}', '2026-12-01 10:01:17.232446+00'),
	('table-4', 10, '{"type":"moved","seat":0,"move":"plow b2"}', '2026-12-01 10:01:17.423134+00'),
	('table-4', 11, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-12-01 10:01:17.63573+00'),
	('table-4', 12, '{"type":"moved","seat":0,"move":"place grain-utilization"}', '2026-12-01 10:01:17.848027+00'),
	('table-4', 13, '{"type":"moved","seat":1,"move":"place fishing"}', '2026-12-01 10:01:18.103256+00'),
	('table-4', 14, '{"type":"moved","seat":0,"move":"place day-laborer"}', '2026-12-01 10:01:18.29988+00'),
	('table-4', 15, '{"type":"moved","seat":1,"move":"place forest"}', '2026-12-01 10:01:18.5417+00'),
	('table-4', 16, '{"type":"moved","seat":0,"move":"place lessons"}', '2026-12-01 10:01:18.8396+00'),
	('table-4', 17, '{"type":"moved","seat":0,"move":"play adoptive-parents"}', '2026-12-01 10:01:19.026488+00'),
	('table-4', 18, '{"type":"moved","seat":1,"move":"place clay-pit"}', '2026-12-01 10:01:19.195811+00'),
	('table-4', 19, '{"type":"moved","seat":0,"move":"place day-laborer"}', '2026-12-01 10:01:19.371146+00'),
	('table-4', 20, '{"type":"moved","seat":1,"move":"place meeting-place"}', '2026-12-01 10:01:19.579932+00'),
	('table-4', 21, '{"type":"moved","seat":1,"move":"play butter-churn"}', '2026-12-01 10:01:19.754243+00'),
	('table-4', 22, '{"type":"moved","seat":0,"move":"place reed-bank"}', '2026-12-01 10:01:19.957383+00'),
	('table-4', 23, '{"type":"moved","seat":1,"move":"place forest"}', '2026-12-01 10:01:20.198583+00'),
	('table-4', 24, '{"type":"moved","seat":0,"move":"place lessons"}', '2026-12-01 10:01:20.575175+00'),
	('table-4', 25, '{"type":"moved","seat":0,"move":"eat grain"}', '2026-12-01 10:01:20.743393+00'),
	('table-4', 26, '{"type":"moved","seat":0,"move":"play oven-firing-boy"}', '2026-12-01 10:01:20.900928+00'),
	('table-4', 27, '{"type":"moved","seat":1,"move":"place farm-expansion"}', '2026-12-01 10:01:21.160119+00'),
	('table-4', 28, '{"type":"undone","seat":1}', '2026-12-01 10:01:21.39172+00'),
	('table-4', 29, '{"type":"moved","seat":1,"move":"place major-improvement"}', '2026-12-01 10:01:21.50316+00'),
	('table-4', 30, '{"type":"moved","seat":1,"move":"play bread-paddle"}', '2026-12-01 10:01:21.735954+00'),
	('table-4', 31, '{"type":"moved","seat":0,"move":"place farmland"}', '2026-12-01 10:01:21.991636+00'),
	('table-4', 32, '{"type":"moved","seat":0,"move":"plow c2"}', '2026-12-01 10:01:22.191929+00'),
	('table-4', 33, '{"type":"reseated","seat":1,"name":"Bea","bot":"novice"}', '2026-12-01 10:01:22.266723+00'),
	('table-4', 34, '{"type":"moved","seat":1,"move":"place forest"}', '2026-12-01 10:01:22.35944+00'),
	('table-4', 35, '{"type":"reseated","seat":1,"name":"Bea","bot":null}', '2026-12-01 10:01:22.603818+00'),
	('table-5', 0, '{"type":"opened","record":{"title":"agricola","rules":"2026.11.60","players":3,"options":{"cards":"all","deck_l":"off","deck_x":"off","hands":"draft","side_job":"off","tile":"off","campaign":"off"},"deal":{"first":["2"],"cards":["sheep-market","grain-utilization","major-improvement","fencing","house-redevelopment","western-quarry","basic-wish-for-children","vegetable-seeds","pig-market","eastern-quarry","cattle-market","urgent-wish-for-children","cultivation","farm-redevelopment"],"hands":["interim-storage,lynchet,schnapps-distillery,reed-hatted-toad,garden-hoe,scythe,nave,baker,land-heir,interior-decorator,saddler,whisky-distiller,little-stick-knitter,stallwright","turnwrest-plow,brewing-water,beer-stall,shepherds-crook,truffle-slicer,work-certificate,hunting-trophy,master-bricklayer,green-grocer,packaging-artist,forest-guardian,master-builder,sheep-agent,begging-student","love-for-agriculture,sleight-of-hand,heart-of-stone,iron-hoe,baking-course,special-food,iron-oven,small-scale-farmer,village-peasant,hide-farmer,curator,bellfounder,farmyard-worker,wholesaler"],"lot":["259650851"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"link","bot":null,"key":"d5ead6fdd3d16630aad4f07f5e49486337a42e58fb4eef0deaabb814c003b134","unnamed":false},{"name":"Bob","home":"link","bot":null,"key":"be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44","unnamed":false},{"name":"Cid","home":"link","bot":null,"key":"7c36b0a9dedde119c75165957c6c9c187e65df1ee5db87c4c58ad503ad88cbe3","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683","absence":60,"at":1796119282}', '2026-12-01 10:01:22.724599+00'),
	('table-5', 1, '{"type":"moved","seat":0,"move":"keep interim-storage","at":1796119282}', '2026-12-01 10:01:22.745118+00'),
	('table-5', 2, '{"type":"moved","seat":0,"move":"keep whisky-distiller","at":1796119282}', '2026-12-01 10:01:22.763184+00'),
	('table-5', 3, '{"type":"moved","seat":1,"move":"keep sheep-agent","at":1796119282}', '2026-12-01 10:01:22.920992+00'),
	('table-5', 4, '{"type":"moved","seat":2,"move":"keep iron-hoe","at":1796119283}', '2026-12-01 10:01:23.079968+00'),
	('table-5', 5, '{"type":"moved","seat":1,"move":"keep turnwrest-plow","at":1796119283}', '2026-12-01 10:01:23.237642+00'),
	('table-5', 6, '{"type":"moved","seat":2,"move":"keep farmyard-worker","at":1796119283}', '2026-12-01 10:01:23.395475+00'),
	('table-5', 7, '{"type":"moved","seat":2,"move":"keep brewing-water","at":1796119283}', '2026-12-01 10:01:23.495539+00'),
	('table-5', 8, '{"type":"moved","seat":1,"move":"keep land-heir","at":1796119283}', '2026-12-01 10:01:23.645757+00'),
	('table-5', 9, '{"type":"moved","seat":1,"move":"keep scythe","at":1796119283}', '2026-12-01 10:01:23.712906+00'),
	('table-5', 10, '{"type":"moved","seat":2,"move":"keep master-builder","at":1796119283}', '2026-12-01 10:01:23.907991+00'),
	('table-5', 11, '{"type":"moved","seat":0,"move":"keep village-peasant","at":1796119284}', '2026-12-01 10:01:24.026037+00'),
	('table-5', 12, '{"type":"moved","seat":0,"move":"keep special-food","at":1796119284}', '2026-12-01 10:01:24.123817+00'),
	('table-5', 13, '{"type":"moved","seat":0,"move":"keep master-bricklayer","at":1796119284}', '2026-12-01 10:01:24.259819+00'),
	('table-5', 14, '{"type":"moved","seat":1,"move":"keep curator","at":1796119284}', '2026-12-01 10:01:24.503854+00'),
	('table-5', 16, '{"type":"moved","seat":0,"move":"keep hunting-trophy","at":1796119284}', '2026-12-01 10:01:24.763034+00'),
	('table-5', 17, '{"type":"moved","seat":2,"move":"keep lynchet","at":1796119284}', '2026-12-01 10:01:24.95578+00'),
	('table-5', 18, '{"type":"moved","seat":2,"move":"keep little-stick-knitter","at":1796119285}', '2026-12-01 10:01:25.080485+00'),
	('table-5', 19, '{"type":"moved","seat":0,"move":"keep interior-decorator","at":1796119285}', '2026-12-01 10:01:25.295495+00'),
	('table-5', 20, '{"type":"moved","seat":0,"move":"keep schnapps-distillery","at":1796119285}', '2026-12-01 10:01:25.415941+00'),
	('table-5', 21, '{"type":"voted","seat":2,"by":0,"bot":"farmer","at":1796119285}', '2026-12-01 10:01:25.495384+00'),
	('table-14', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.12","players":2,"options":{"cards":"off","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false},{"name":"Bob","home":"link","bot":null,"key":"be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-12-01 10:01:27.074043+00'),
	('table-14', 1, '{"type":"offered","seat":1,"key":"b6f0b90d7f65e9adfd5ebd6bb758d28586aadb8e05388f5fa193a80128570f16"}', '2026-12-01 10:01:27.131151+00'),
	('table-14', 2, '{"type":"handed","seat":1,"name":"Bob"}', '2026-12-01 10:01:27.176279+00'),
	('table-14', 3, '{"type":"nudged","seat":1,"by":0,"at":1796119287}', '2026-12-01 10:01:27.272171+00');
INSERT INTO entries VALUES
	('table-14', 4, '{"type":"moved","seat":1,"move":"place nursery"}', '2026-12-01 10:01:27.592168+00'),
	('table-14', 5, '{"type":"said","seat":1,"text":"Enough?","at":1796119287}', '2026-12-01 10:01:27.679894+00'),
	('table-14', 6, '{"type":"wished","seat":1,"ends":true}', '2026-12-01 10:01:27.87116+00'),
	('table-14', 7, '{"type":"wished","seat":0,"ends":true}', '2026-12-01 10:01:27.960607+00'),
	('table-14', 8, '{"type":"ended","ending":{"how":"agreed","by":null}}', '2026-12-01 10:01:27.960607+00'),
	('table-14', 9, '{"type":"followed","table":"table-15"}', '2026-12-01 10:01:28.039166+00'),
	('table-15', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.12","players":2,"options":{"cards":"off","progress":"together"},"deal":{"first":["2"],"quadrants":["B24","D14","A12","E13","C34","F23"]},"moves":[],"ending":null},"seats":[{"name":"Bob","home":"link","bot":null,"key":"b6f0b90d7f65e9adfd5ebd6bb758d28586aadb8e05388f5fa193a80128570f16","unnamed":false},{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-12-01 10:01:28.072666+00'),
	('table-0', 0, '{"type":"opened","record":{"title":"hallertau","rules":"2026.11.12","players":1,"options":{"cards":"off","progress":"together"},"deal":{"first":["1"],"quadrants":["B1","D4","A3","E3","C2","F2"]},"moves":[],"ending":null},"seats":[{"name":"Ann","home":"here","bot":null,"key":"","unnamed":false}],"key":"2c70e12b7a0646f92279f427c7b38e7334d8e5389cff167a1dc30e73f826b683"}', '2026-12-01 10:01:28.815137+00'),
	('table-0', 1, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-12-01 10:01:28.815137+00'),
	('table-0', 2, '{"type":"undone","seat":0,"over":[]}', '2026-12-01 10:01:28.815137+00'),
	('table-0', 3, '{"type":"moved","seat":0,"move":"exchange 1"}', '2026-12-01 10:01:28.815137+00');
INSERT INTO friends VALUES
	('table-6', 'table-9', 1796119286);
INSERT INTO guests VALUES
	('table-7', 'table-6', 0);
INSERT INTO invited VALUES
	('table-7', 'table-9');
INSERT INTO layout VALUES
	(21);
INSERT INTO marks VALUES
	('calls-looked', '1796119250'),
	('offers', 'table-12'),
	('push-key', '-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgAuav8YvVGYV6W45J
h5044vSsvOxS23cf/iY9Wuasx6OhRANCAATosC23Jv7XK6EJUpkT8KOAsNneOCXz
BYBKkzVElPyuvyrZfvQhcEhpUfteA8ZADP7n7k3OcWgHD3qz1O9RT8Z+
');
INSERT INTO memberships VALUES
	('table-5', 'player', 1, 0, 'table-6', 'be2974546978e3739e6d6da85c4be9f334ce32df2b9fd4b6ff1b55c0d57e9d44', -1),
	('table-14', 'maker', 0, 0, 'table-6', NULL, -1),
	('table-14', 'player', 1, 0, 'table-9', 'b6f0b90d7f65e9adfd5ebd6bb758d28586aadb8e05388f5fa193a80128570f16', -1),
	('table-15', 'maker', 0, 0, 'table-6', NULL, -1),
	('table-15', 'player', 0, 0, 'table-9', 'b6f0b90d7f65e9adfd5ebd6bb758d28586aadb8e05388f5fa193a80128570f16', -1);
INSERT INTO offers VALUES
	('table-7', 'table-6', '{"title":"arle","seats":2,"bots":0,"options":{},"absence":null,"listed":true,"level":"any","rated":false,"pace":null,"coached":false}', 1, 1796119285, '', 0);
INSERT INTO passes VALUES
	('af5f11e700d14eefafbdf9199af5829bc7deb31fa7ce3fe41a805e169b8d10da', 'table-6', 1796120185);
INSERT INTO passkeys VALUES
	('jFi1OQwX3H70Zn6km95yiQ', 'table-6', 'Phone', 'pQECAyYgASFYIHOTPQhpGwWNfO_EM8fSRwTUey50I8qaSRvCzYUg88t8IlggL0uQPLRoz5AMyrEMacRr8dnN-uovA1N7LDtvoouytK4', 1, 1796119286, 0);
INSERT INTO persons VALUES
	('table-6', 'Ann', 'moor', 1796119285, '', '', '', 'ann'),
	('table-9', 'Bob', 'hops', 1796119286, '', '', '', 'bob'),
	('table-11', 'Cid', 'clay', 1796119286, '', '', '', 'cid');
INSERT INTO remarks VALUES
	('table-14', 'table-9', 'Too late');
INSERT INTO results VALUES
	('table-1', 0, '', '', 'hallertau', 1, 10000, 1, 0, 0, 0, 1796119263, 0, 0);
INSERT INTO standings VALUES
	('table-2', 40, 0, 1796119272, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1796119271},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{"0":1796119271}}', NULL, 0, 0),
	('table-1', 57, 1, 1796119263, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"}],"asked":{},"over":true,"scores":[10],"winners":[0],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 1796119263, 1),
	('table-4', 35, 0, 1796119282, '{"title":"agricola","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1796119282},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 0, 0),
	('table-3', 38, 0, 1796119277, '{"title":"arle","seats":[{"name":"Ann","kind":"here"},{"name":"Bea","kind":"here"}],"asked":{"0":1796119276},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 0, 0),
	('table-5', 21, 0, 1796119285, '{"title":"agricola","seats":[{"name":"Ann","kind":"link"},{"name":"Bob","kind":"link"},{"name":"Cid","kind":"link"}],"asked":{"1":1796119285,"2":1796119285},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 0, 0),
	('table-14', 9, 1, 1796119288, '{"title":"hallertau","seats":[{"name":"Ann","kind":"here"},{"name":"Bob","kind":"link"}],"asked":{},"over":true,"scores":[2,2],"winners":[],"ending":{"how":"agreed","by":null},"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 1796119288, 0),
	('table-15', 0, 0, 1796119288, '{"title":"hallertau","seats":[{"name":"Bob","kind":"link"},{"name":"Ann","kind":"here"}],"asked":{"1":1796119288},"over":false,"scores":[],"winners":[],"ending":null,"nudged":{},"pace":null,"due":{},"lesson":"","left":[],"forgotten":[],"begun":{}}', NULL, 0, 0);
INSERT INTO targets VALUES
	('table-16', 'table-9', 'json', 'https://hooks.example/bob', 'null', 1796119288, '', 0, 0, '');
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
CREATE INDEX standings_due ON standings USING btree (due) WHERE (due IS NOT NULL);
CREATE INDEX standings_ended ON standings USING btree (changed, tab) WHERE ((over = 1) AND (counted <> 1));
CREATE INDEX standings_taken_back ON standings USING btree (tab) WHERE ((over = 0) AND (counted = 1));
CREATE INDEX targets_at ON targets USING btree (kind, address);
CREATE UNIQUE INDEX targets_of ON targets USING btree (person, kind, address);
CREATE UNIQUE INDEX tries_of ON tries USING btree (person, title, day) WHERE (person <> ''::text);
CREATE INDEX tries_on ON tries USING btree (title, day);
