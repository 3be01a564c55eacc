import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { permits, PERMISSIONS } from "./access";
import { CHANGES, isProjectPart } from "./changes";
import { type ErrorCode, errors } from "./errors";
import { nameOf, readEntries } from "./testing/entries";

const entries = await readEntries();
const named = entries.map((entry) => [nameOf(entry), entry] as const);
const entryOf = (name: string) => entries.find((entry) => nameOf(entry) === name);

/** docs/permissions.md: a row a call, a cell for everybody who may come. */
const told = readFileSync(new URL("../../../docs/permissions.md", import.meta.url), "utf8");
const ROWS = told
  .split("\n")
  .map((row) => row.split("|").map((cell) => cell.trim()))
  .filter(([, name = ""]) => /^`[A-Z]+ \//.test(name))
  .map(([, name = "", ...cells]) => [name.slice(1, -1), cells] as const);
/** Rows of the first table: nobody, a stranger, view, edit, admin, the owner. */
const OF_PROJECTS = ROWS.filter(([, cells]) => cells.length > 6);

it("is told in docs/permissions.md call by call, and nothing else is", () => {
  expect(ROWS.map(([name]) => name).sort()).toEqual(entries.map(nameOf).sort());
  expect(OF_PROJECTS.length).toBeGreaterThan(30);
});

it.each(ROWS)("%s needs a session exactly where nobody signed in hears 401", (name, [nobody]) => {
  expect(entryOf(name)?.access).toBe(nobody === "401" ? "session" : "public");
});

it.each(OF_PROJECTS)("%s lists a refusal of each status that its row tells", (name, cells) => {
  const statuses = new Set<number>(entryOf(name)?.errors.map((code) => errors[code].status));
  const refusals = cells.slice(0, 6).filter((cell) => cell !== "yes");
  expect(refusals.filter((status) => !statuses.has(Number(status)))).toEqual([]);
});

it.each(OF_PROJECTS.filter(([name]) => entryOf(name)?.need !== undefined))(
  "%s needs the least permission that its row says yes to",
  (name, [, , ...cells]) => {
    const need = entryOf(name)?.need ?? "owner";
    expect([...PERMISSIONS, "owner" as const].map((has) => permits(has, need))).toEqual(
      cells.slice(0, 4).map((cell) => cell === "yes"),
    );
  },
);

it("lets who may read take part in the discussion, and restores for who may edit (A-36, docs/permissions.md)", () => {
  const needs = [
    "POST /api/projects/:id/comments",
    "PUT /api/comments/:commentId",
    "DELETE /api/comments/:commentId",
    "POST /api/projects/:id/history/:entryId/restore",
  ].map((name) => entryOf(name)?.need);
  expect(needs).toEqual(["view", "view", "view", "edit"]);
});

/** What reads differently after a write of an account: itself, whom screens greet by name, and where it is signed in. */
it.each([
  ["PUT /api/account", ["account", "user"]],
  ["PUT /api/account/preferences", ["account", "user"]],
  ["PUT /api/account/picture", ["account", "user"]],
  ["GET /api/auth/verify-email", ["account", "user"]],
  ["POST /api/auth/login", ["account", "sessions", "user"]],
  ["POST /api/auth/logout", ["sessions", "user"]],
  ["POST /api/account/password", ["sessions"]],
  ["POST /api/auth/reset-password", ["sessions"]],
  ["DELETE /api/account/sessions", ["sessions"]],
  ["DELETE /api/account/sessions/:id", ["sessions"]],
  [
    "POST /api/account/delete",
    CHANGES.filter((change) => !isProjectPart(change) && !["legal", "figures"].includes(change)).sort(),
  ],
  ["POST /api/auth/signup", []],
  ["POST /api/auth/request-password-reset", []],
  ["POST /api/auth/resend-verification", []],
])("%s changes %j", (name, changes) => {
  expect([...(entryOf(name)?.changes ?? ["undeclared"])].sort()).toEqual(changes);
});

const PROJECT = ["history", "project", "projects"];
/** Of a project: what is written, its history, and the project where its figures or its date move. */
it.each([
  ["PUT /api/projects/:id", [...PROJECT, "economics", "weather"]],
  ["POST /api/projects/:id/calculate", [...PROJECT, "design", "price"]],
  ["POST /api/projects/:id/archive", PROJECT],
  ["POST /api/projects/:id/reopen", PROJECT],
  ["POST /api/projects/:id/appliances", [...PROJECT, "appliances"]],
  ["PUT /api/projects/:id/appliances/:applianceId", [...PROJECT, "appliances"]],
  ["DELETE /api/projects/:id/appliances/:applianceId", [...PROJECT, "appliances"]],
  ["PUT /api/projects/:id/economics", [...PROJECT, "economics"]],
  ["PUT /api/projects/:id/comparison", ["comparison"]],
  ["PUT /api/projects/:id/stages", ["stages"]],
  ["PUT /api/projects/:id/price", ["price", "projects"]],
  ["POST /api/projects/:id/price/shops", ["price", "projects"]],
  ["PUT /api/projects/:id/parts/:part", [...PROJECT, "parts"]],
  ["DELETE /api/projects/:id/parts/:part", [...PROJECT, "parts"]],
  ["PUT /api/projects/:id/weather", [...PROJECT, "weather"]],
  ["POST /api/projects/:id/weather/fetch", [...PROJECT, "weather"]],
  ["DELETE /api/projects/:id/weather", [...PROJECT, "weather"]],
  ["POST /api/projects/:id/optimize-panels", [...PROJECT, "panel-placement"]],
  ["PUT /api/projects/:id/panel-placement", [...PROJECT, "panel-placement"]],
  ["POST /api/projects/:id/history/:entryId/restore", [...PROJECT, "appliances", "economics", "parts", "weather"]],
  ["DELETE /api/shares/:shareId", [...PROJECT, "shares"]],
  ["DELETE /api/projects/:id/membership", PROJECT],
  ["DELETE /api/projects/:id", ["project", "projects"]],
  ["POST /api/projects/:id/shares", ["history", "shares"]],
  ["GET /api/shared/:shareToken", ["projects", "shares"]],
  ["POST /api/projects/:id/comments", ["comments", "history"]],
  ["POST /api/shared/:shareToken/changes", ["comments"]],
  ["DELETE /api/comments/:commentId", ["comments", "history"]],
  ["PUT /api/comments/:commentId", ["comments"]],
  ["POST /api/projects/:id/exports", ["history"]],
  ["POST /api/projects/:id/report.pdf", ["history"]],
  ["POST /api/projects", ["projects"]],
  ["POST /api/projects/:id/duplicate", ["projects"]],
  ["POST /api/projects/import", ["projects"]],
  ["POST /api/projects/:id/cost-comparison", []],
  ["POST /api/projects/:id/stage-plan", []],
  ["PUT /api/shop", ["own-firm", "shop"]],
  ["POST /api/shop/events", ["shop"]],
  ["POST /api/firm/invitations", ["members"]],
  ["DELETE /api/firm/invitations/:invitationId", ["members"]],
  ["POST /api/firm/invited/:token/accept", ["installer", "members", "own-firm", "shop"]],
  ["PUT /api/firm/members/:userId", ["installer", "members", "own-firm", "shop"]],
  ["DELETE /api/firm/members/:userId", ["installer", "members", "own-firm", "shop"]],
  ["PUT /api/installer", ["installer", "installer-page", "own-firm"]],
  ["POST /api/shop/certificates", ["shop-certificates"]],
  ["DELETE /api/shop/certificates/:certificateId", ["shop-certificates"]],
  ["POST /api/installer/certificates", ["installer"]],
  ["DELETE /api/installer/certificates/:certificateId", ["installer", "installer-page"]],
  ["PUT /api/requests/:projectId", ["request"]],
  ["POST /api/requests/:projectId/invitations", ["candidates", "request"]],
  ["POST /api/requests/:projectId/events", ["candidates", "request"]],
  ["POST /api/leads/:leadId/answer", ["leads", "one-lead"]],
  ["POST /api/leads/:leadId/quote", ["one-lead", "quote", "quotes"]],
  ["POST /api/quotes/:quoteId/check", []],
  ["POST /api/quotes/:quoteId/stock", []],
  ["POST /api/quotes/:quoteId/versions", ["quote", "quotes"]],
  ["PUT /api/quotes/:quoteId/versions/:versionId", ["quote", "quotes"]],
  ["DELETE /api/quotes/:quoteId/versions/:versionId", ["quote", "quotes"]],
  ["POST /api/quotes/:quoteId/versions/:versionId/send", ["leads", "one-lead", "quote", "quotes"]],
  ["POST /api/quotes/:quoteId/versions/:versionId/withdraw", ["quote", "quotes"]],
  ["POST /api/requests/:projectId/offers/:versionId/accept", ["offers", "request"]],
  ["POST /api/requests/:projectId/offers/:versionId/answer", ["offers"]],
  ["POST /api/jobs/:jobId/actions", ["job", "jobs"]],
  ["PUT /api/jobs/:jobId/photos/:photoId", ["job", "jobs"]],
  ["DELETE /api/jobs/:jobId/photos/:photoId", ["job", "jobs"]],
  ["POST /api/reviews/about/:about", ["installer-page", "reviews", "reviews-about"]],
  ["PUT /api/reviews/:reviewId", ["installer-page", "reviews", "reviews-about"]],
  ["DELETE /api/reviews/:reviewId", ["installer-page", "reviews", "reviews-about"]],
  ["PUT /api/reviews/:reviewId/reply", ["installer-page", "reviews", "reviews-about"]],
  ["POST /api/reviews/:reviewId/reports", ["installer-page", "reviews", "reviews-about"]],
  ["POST /api/milestones/:milestoneId/card-payment", ["job", "jobs"]],
  ["POST /api/milestones/:milestoneId/card-payment/check", ["job", "jobs"]],
  ["POST /api/milestones/:milestoneId/card-payment/test", ["job", "jobs"]],
  ["POST /api/milestones/:milestoneId/card-refund", ["job", "jobs"]],
  ["POST /api/shop/products", ["shop-products", "stock"]],
  ["PUT /api/shop/products/:productId", ["shop-product", "shop-products", "stock"]],
  ["POST /api/shop/products/:productId/events", ["shop-product", "shop-products", "stock"]],
  ["POST /api/shop/locations", ["locations"]],
  ["POST /api/shop/stock", ["movements", "stock"]],
  ["POST /api/shop/holds/free", ["holds", "shop-order", "shop-orders", "stock"]],
  ["PUT /api/shop/stock/:itemId", ["stock"]],
  ["POST /api/shop/product-import/check", []],
  ["POST /api/shop/product-import", ["shop-product", "shop-products", "stock"]],
  ["PUT /api/import-columns", ["import-columns"]],
  ["POST /api/firm/price-book", ["price-book", "quote"]],
  ["PUT /api/firm/price-book/:entryId", ["price-book", "quote"]],
  ["POST /api/firm/price-book/import/check", []],
  ["POST /api/firm/price-book/import", ["price-book", "quote"]],
  ["POST /api/firm/price-book/confirm", ["price-book", "quote"]],
  ["DELETE /api/firm/price-book/:entryId", ["price-book", "quote"]],
  ["POST /api/shop/price-lists", ["price-lists"]],
  ["DELETE /api/shop/price-lists/:listId", ["price-list", "price-lists"]],
  ["PUT /api/shop/price-lists/:listId/products/:productId", ["price-list", "price-lists"]],
  ["POST /api/shop/import/check", []],
  ["POST /api/shop/import", ["movements", "shop-product", "shop-products", "stock"]],
])("%s changes %j", (name, changes) => {
  expect([...(entryOf(name)?.changes ?? ["undeclared"])].sort()).toEqual([...changes].sort());
});

/** What travels otherwise than as JSON in one piece; docs/permissions.md has the sizes. */
it("answers files, streams and documents where nothing else will do", () => {
  const files = named.flatMap(([name, { file }]) => (file ? [[name, [...file].sort()] as const] : []));
  expect(Object.fromEntries(files)).toEqual({
    "GET /api/account/pictures/:id": ["image/jpeg", "image/png", "image/webp"],
    "GET /api/orders/:orderId/invoices/:invoiceId/pdf": ["application/pdf"],
    "GET /api/orders/:orderId/invoices/:invoiceId/xml": ["application/xml"],
    "GET /api/files/:fileId": ["application/pdf", "image/webp"],
    "GET /api/operator/certificates/:certificateId/paper": ["application/pdf", "image/webp"],
    "GET /api/operator/evidence/:entryId": ["application/pdf", "image/webp"],
    "GET /api/jobs/:jobId/calendar.ics": ["text/calendar"],
    "GET /api/jobs/:jobId/invoices/:invoiceId/pdf": ["application/pdf"],
    "GET /api/jobs/:jobId/disputes/evidence/:entryId": ["application/pdf", "image/webp"],
    "GET /api/jobs/:jobId/payments/:paymentId/proof": ["application/pdf", "image/webp"],
    "GET /api/jobs/:jobId/photos/:photoId": ["application/pdf", "image/webp"],
    "GET /api/marketplace/pictures/:digest": ["image/webp"],
    "GET /api/marketplace/products/:productId/documents/:fileId": ["application/pdf"],
    "GET /api/orders/:orderId/disputes/evidence/:entryId": ["application/pdf", "image/webp"],
    "GET /api/shop/orders/:orderId/disputes/evidence/:entryId": ["application/pdf", "image/webp"],
    "GET /api/orders/:orderId/payments/:paymentId/proof": ["application/pdf", "image/webp"],
    "GET /api/shop/orders/:orderId/payments/:paymentId/proof": ["application/pdf", "image/webp"],
    "GET /api/orders/:orderId/pdf": ["application/pdf"],
    "GET /api/passports/:passport/calendar.ics": ["text/calendar"],
    "GET /api/passports/:passport/pdf": ["application/pdf"],
    "GET /api/projects/:id/weather/hours": ["application/octet-stream"],
    "GET /api/quotes/:quoteId/versions/:versionId/pdf": ["application/pdf"],
    "GET /api/shop/orders/:orderId/invoices/:invoiceId/pdf": ["application/pdf"],
    "GET /api/shop/orders/:orderId/invoices/:invoiceId/xml": ["application/xml"],
    "POST /api/projects/:id/report.pdf": ["application/pdf"],
  });
  const those = (has: (entry: (typeof entries)[number]) => unknown) => entries.filter(has).map(nameOf).sort();
  expect(those(({ stream }) => stream)).toEqual(["GET /api/projects/:id/events"]);
  expect(those(({ document }) => document)).toEqual(["GET /api/account/export"]);
  expect(those(({ rawBody }) => rawBody)).toEqual([
    "POST /api/payments/paystack/events",
    "POST /api/payments/stripe/events",
    "POST /api/projects/import",
    "PUT /api/projects/:id/weather",
  ]);
  expect(those(({ tagged }) => tagged)).toEqual([
    "GET /api/appliances",
    "GET /api/equipment",
    "GET /api/equipment/:equipmentId",
    "GET /api/figures",
    "GET /api/marketplace/products",
    "GET /api/places",
    "GET /api/projects/:id",
    "GET /api/projects/:id/design",
    "GET /api/projects/:id/history",
  ]);
  const MB = 1024 * 1024;
  expect(entryOf("POST /api/projects/import")?.bodyLimit).toBe(2 * MB);
  expect(entryOf("PUT /api/projects/:id/weather")?.bodyLimit).toBe(24 * MB);
  expect(entryOf("POST /api/files")?.bodyLimit).toBe(10 * MB);
  expect(entries.filter(({ bodyLimit }) => bodyLimit !== undefined)).toHaveLength(3);
  expect(those(({ upload }) => upload)).toEqual(["POST /api/files"]);
  // The catalogue changes with a release only: an hour is not long.
  expect(entries.flatMap(({ freshFor }) => freshFor ?? [])).toEqual([3_600, 3_600, 3_600, 3_600]);
});

it.each(named)("%s stands under the heading of what it is about", (_name, { path, tag }) => {
  const [, , first = "", ...rest] = path.split("/");
  const heading = rest.find((part) => part === "appliances" || part === "orders") ?? first;
  const tags: Readonly<Record<string, string>> = {
    auth: "accounts",
    account: "accounts",
    appliances: "appliances",
    dashboards: "dashboards",
    equipment: "equipment",
    files: "files",
    places: "places",
    shop: "shops",
    firm: "firms",
    installer: "firms",
    installers: "firms",
    requests: "requests",
    leads: "requests",
    quotes: "requests",
    jobs: "requests",
    passports: "requests",
    milestones: "requests",
    cart: "orders",
    orders: "orders",
    payments: "orders",
    marketplace: "shops",
    notifications: "notifications",
    "import-columns": "firms",
    messages: "messages",
    operator: "operator",
    legal: "operator",
    reviews: "reviews",
    settings: "system",
  };
  expect(tag).toBe(tags[heading] ?? "projects");
});

/** By what is wrong, as RFC 9110 and 6585 tell the statuses apart; a caller decides by them (docs/api.md). */
const STATUSES: Readonly<Record<number, readonly ErrorCode[]>> = {
  400: ["invalid_input", "malformed_request", "appliance_incomplete", "reset_link_invalid", "signature_invalid"],
  401: ["not_signed_in", "invalid_credentials"],
  403: [
    "password_needed",
    "second_wrong",
    "second_ended",
    "second_missing",
    "passkey_refused",
    "operator_needed",
    "second_step_needed",
    "cross_site_request",
    "wrong_password",
    "not_permitted",
    "role_needed",
    "owner_needed",
    "own_order",
    "email_unverified",
  ],
  404: [
    "passkey_not_found",
    "second_app_missing",
    "firm_missing",
    "dispute_missing",
    "nothing_found",
    "not_found",
    "project_not_found",
    "job_not_found",
    "passport_not_found",
    "transfer_not_found",
    "review_not_found",
    "appliance_not_found",
    "comment_not_found",
    "entry_not_found",
    "equipment_not_found",
    "session_not_found",
    "picture_not_found",
    "file_not_found",
    "firm_not_found",
    "request_not_found",
    "lead_not_found",
    "legal_page_not_found",
    "figures_version_not_found",
    "quote_not_found",
    "offer_not_found",
    "share_not_found",
    "weather_not_found",
    "not_calculated",
    "shop_not_found",
    "installer_not_found",
    "certificate_not_found",
    "product_not_found",
    "location_not_found",
    "stock_not_found",
    "member_not_found",
    "price_list_not_found",
    "book_entry_not_found",
    "invitation_not_found",
    "cart_not_found",
    "order_not_found",
    "invoice_not_found",
    "credit_not_found",
    "thread_not_found",
  ],
  405: ["method_not_allowed"],
  408: ["request_timeout"],
  409: [
    "second_app_on",
    "too_many_passkeys",
    "passkeys_unavailable",
    "decided_already",
    "papers_ended",
    "papers_differ",
    "charged_back",
    "design_outdated",
    "email_taken",
    "project_changed",
    "calculation_cancelled",
    "reading_cancelled",
    "report_cancelled",
    "optimization_cancelled",
    "last_owner",
    "shop_changed",
    "shop_closed",
    "firm_changed",
    "firm_closed",
    "request_changed",
    "design_not_current",
    "installer_not_askable",
    "installers_in_reach",
    "lead_answered",
    "lead_over",
    "legal_page_changed",
    "figures_changed",
    "already_done",
    "paid_back",
    "legal_pages_missing",
    "quote_over",
    "quote_changed",
    "draft_exists",
    "last_version",
    "offer_over",
    "offer_barred",
    "offer_of_other_size",
    "warnings_unread",
    "firm_not_taking",
    "request_awarded",
    "firm_not_able",
    "leads_under_way",
    "job_incomplete",
    "serial_taken",
    "change_stale",
    "jobs_under_way",
    "passport_held",
    "transfer_open",
    "review_too_early",
    "review_written",
    "review_over",
    "price_list_taken",
    "book_entry_taken",
    "book_entry_changed",
    "other_firm",
    "product_changed",
    "stock_changed",
    "currency_in_use",
    "sku_taken",
    "price_overlap",
    "wrong_state",
    "stock_reserved",
    "location_taken",
    "cart_closed",
    "stock_short",
    "price_changed",
    "orders_under_way",
    "withdrawal_over",
    "withdrawal_runs",
    "thread_closed",
    "file_in_use",
    "files_full",
  ],
  413: ["body_too_large"],
  415: ["unsupported_media_type"],
  422: [
    "figures_refused",
    "nothing_to_pay",
    "amount_too_large",
    "unknown_appliance",
    "unknown_city",
    "too_many_appliances",
    "too_many_comments",
    "too_many_projects",
    "too_many_shares",
    "too_many_members",
    "too_many_changes",
    "too_many_photos",
    "too_many_readings",
    "too_many_passports",
    "transfer_to_self",
    "too_many_certificates",
    "place_unknown",
    "too_many_invitations",
    "list_not_filled",
    "quote_incomplete",
    "too_many_versions",
    "too_many_price_lists",
    "too_many_book_entries",
    "too_many_import_columns",
    "firm_unknown",
    "too_many_products",
    "too_many_locations",
    "stock_too_much",
    "product_incomplete",
    "import_faulty",
    "nothing_to_size",
    "roof_too_large",
    "layout_invalid",
    "layout_too_large",
    "project_file_unreadable",
    "project_file_newer",
    "weather_unreadable",
    "weather_fetch_off",
    "weather_needs_city",
    "common_password",
    "picture_invalid",
    "file_refused",
    "idempotency_key_reused",
    "cart_empty",
    "cart_full",
    "one_currency",
    "one_country",
    "own_shop",
    "own_firm",
    "own_case",
    "package_size",
    "not_for_sale",
    "shops_incomplete",
    "address_incomplete",
    "delivery_unavailable",
    "payment_unavailable",
    "too_many_unpaid_orders",
    "too_many_messages",
    "pieces_exceeded",
    "amount_exceeded",
    "invoice_incomplete",
    "credit_not_approved",
    "credit_limit",
    "buyer_firm_unknown",
    "too_many_credits",
  ],
  429: ["too_many_attempts", "too_many_requests"],
  500: ["internal"],
  502: ["weather_service_failed", "payment_provider_failed"],
  503: ["optimizer_busy", "server_busy"],
};

it("refuses each thing with its status, and has no code without one here", () => {
  const found = Object.entries(errors).map(([code, { status }]) => [code, status] as const);
  const expected = Object.entries(STATUSES).flatMap(([status, codes]) =>
    codes.map((code) => [code, Number(status)] as const),
  );
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
});

/** Refusals that follow from what a call takes or starts. */
it.each([
  [/^POST \/api\/auth\/(login|signup|request-password-reset|check-reset-token|reset-password)$/, "too_many_attempts"],
  [/^POST \/api\/account\/(password|delete)$/, "too_many_attempts"],
  [/^POST \/api\/(account\/(password|delete)|auth\/(login|signup|reset-password))$/, "server_busy"],
  [/^POST \/api\/account\/(password|delete)$/, "wrong_password"],
  [/^POST \/api\/(account\/password|auth\/(signup|reset-password))$/, "common_password"],
  [/^(POST|PUT) \/api\/projects\/:id\/(optimize-panels|panel-placement)$/, "roof_too_large"],
  [/^(POST|PUT) \/api\/projects\/:id\/(optimize-panels|panel-placement)$/, "layout_invalid"],
  [/^(POST|PUT) \/api\/projects\/:id\/(optimize-panels|panel-placement)$/, "optimizer_busy"],
  [/^POST \/api\/projects\/:id\/(calculate|cost-comparison|stage-plan)$/, "nothing_to_size"],
  [/^POST \/api\/projects\/:id\/(calculate|cost-comparison|stage-plan)$/, "calculation_cancelled"],
  [/^(PUT|POST) \/api\/projects\/:id\/weather/, "weather_unreadable"],
  [/^(GET|DELETE) \/api\/projects\/:id\/weather(\/hours)?$/, "weather_not_found"],
  [/^POST \/api\/projects(\/import|\/:id\/duplicate)?$/, "too_many_projects"],
  [/^(POST \/api\/projects|PUT \/api\/projects\/:id|POST \/api\/projects\/import)$/, "unknown_city"],
  [/^(PUT|DELETE) \/api\/projects\/:id\/appliances\//, "appliance_not_found"],
  [/^(PUT|DELETE) \/api\/comments\//, "comment_not_found"],
  [/\/api\/shared?s?\/:share/, "share_not_found"],
  [/^GET \/api\/dashboards\//, "role_needed"],
  [/\/history\/:entryId\/restore$/, "entry_not_found"],
  [/^(PUT \/api\/projects\/:id|PUT .*\/economics|POST .*\/restore)$/, "project_changed"],
  [/^POST \/api\/projects(\/:id\/(duplicate|appliances|shares|comments|weather\/fetch))?$/, "idempotency_key_reused"],
] as const)("%s: refused with %s", (calls, code) => {
  const found = named.filter(([name]) => calls.test(name));
  expect(found.length).toBeGreaterThan(0);
  const without = found.filter(([, entry]) => !entry.errors.some((each) => each === code)).map(([name]) => name);
  // What reads no hours cannot miss them: the weather itself is null.
  expect(without.filter((name) => !(code === "weather_not_found" && name === "GET /api/projects/:id/weather"))).toEqual(
    [],
  );
});
