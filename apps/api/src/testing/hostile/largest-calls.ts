import { CERTIFICATIONS } from "@sunwright/contract/accounts";
import { ASKED_NAME_MAX, ASKED_TEXT_MAX, PANELS_SENT_MAX } from "@sunwright/contract/limits";
import { NOTICE_TOPICS } from "@sunwright/contract/notices";
import { NOTIFICATIONS_PER_PAGE } from "@sunwright/contract/notifications";
import { PDF_BYTES } from "@sunwright/contract/files";
import { DEFAULT_CONFIGURATIONS } from "@sunwright/engine/comparison/configuration";
import { LAGOS_EPW } from "../../features/projects/testing/weather-files";
import { pdfOf } from "../../features/files/testing/samples";
import { PASSWORD } from "../people";
import type { LargestCall } from "./largest-call";
import { LARGEST_OF_ACCOUNTS } from "./largest-account-calls";
import { LARGEST_OF_FIRM } from "./largest-firm-calls";
import { LARGEST_OF_INVOICES } from "./largest-invoice-calls";
import { LARGEST_OF_JOBS } from "./largest-job-calls";
import { MOBILE_NUMBER_MAX } from "@sunwright/contract/mobile-number";
import { LARGEST_OF_PASSPORTS } from "./largest-passport-calls";
import { LARGEST_OF_QUOTES } from "./largest-quote-calls";
import { LARGEST_OF_REVIEWS } from "./largest-review-calls";
import { LARGEST_OF_SHOP } from "./largest-shop-calls";
import { LARGEST_STAGES } from "./largest-stages";
import { type Largest, LINE, TEXT, HOURS, PICTURE, ROOF, LAYOUT, IN_ONE_PLACE } from "./largest-state";

type Make = (state: Largest) => LargestCall | Promise<LargestCall>;

const of =
  (rest: string, body?: unknown): Make =>
  ({ id }) => ({ path: `/api/projects/${id}${rest}`, body });
const at =
  (path: string, body?: unknown, as?: null): Make =>
  () => ({ path, body, ...(as === null ? { as } : {}) });
/** Of a project made for this call, which takes it away or changes it for good. */
const ofNew =
  (rest: string): Make =>
  async ({ made }) => ({ path: `/api/projects/${await made("/api/projects", { name: TEXT.slice(0, 100) })}${rest}` });
const NOBODY = "019f0000-0000-7000-8000-000000000000";
const business = {
  businessName: LINE.slice(0, 100),
  description: TEXT,
  yearsExperience: 50,
  serviceRadius: 500,
  certifications: CERTIFICATIONS.map((name) => name.padEnd(190, "é")),
};
const person = { firstName: LINE.slice(0, 100), lastName: LINE.slice(0, 100), address: LINE, city: LINE };
const entryOf = async ({ owner, id }: Largest) => {
  await owner.client.put(`/api/projects/${id}`, { altitude: Math.round(Math.random() * 5_000) });
  const { body } = await owner.client.get(`/api/projects/${id}/history?limit=1`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the history is a list of entries
  return (body as { id: string }[])[0]?.id ?? NOBODY;
};
const configuration = { ...DEFAULT_CONFIGURATIONS[1], name: LINE.slice(0, 80), description: TEXT.slice(0, 300) };
const appliance = { customName: LINE.slice(0, 100), customPower: 100_000, hoursOfDay: HOURS };

const REQUEST = {
  wishDate: "2999-12-31",
  roofKind: "concrete",
  storeys: 20,
  payment: "credit",
  budgetMinor: 1_000_000_000_000,
  priority: "hours",
  phone: "0803 555 0142",
  shares: { loads: true, roof: true, supply: true },
};

/** Every call of the contract by its name, with the largest input that it takes; what it uses up is made before. */
export const LARGEST: Readonly<Record<string, Make>> = {
  "GET /api/settings": at("/api/settings"),
  "GET /api/appliances": at("/api/appliances"),
  "GET /api/equipment": at(
    `/api/equipment?q=${"a%20b%20c%20d%20e%20f%20g%20".repeat(7)}&minWatts=0&maxWatts=1e8&page=1000`,
  ),
  "GET /api/equipment/:equipmentId": at("/api/equipment/module-longi-lr5-72hph-570m"),
  "GET /api/places": at("/api/places?q=berlingten"),
  "GET /api/cart": at("/api/cart"),
  "GET /api/cart/open": at("/api/cart/open"),
  "GET /api/cart/parts": ({ id }) => ({ path: `/api/cart/parts?project=${id}` }),
  "PUT /api/cart/lines": ({ cart }) => ({
    path: "/api/cart/lines",
    body: {
      lines: cart.products.map((productId) => ({ productId, quantity: 10_000, material: LINE.slice(0, 100) })),
    },
  }),
  "PUT /api/cart/lines/:productId": ({ cart }) => ({
    path: `/api/cart/lines/${cart.products[0]}`,
    body: { quantity: 10_000, material: LINE.slice(0, 100) },
  }),
  "DELETE /api/cart/lines/:productId": at(`/api/cart/lines/${NOBODY}`),
  "POST /api/orders": ({ cart }) => ({ path: "/api/orders", body: { ...cart.order, totalMinor: 1 } }),
  "GET /api/orders": at("/api/orders"),
  "GET /api/orders/:orderId": ({ cart }) => ({ path: `/api/orders/${cart.ordered}` }),
  "GET /api/orders/:orderId/pdf": ({ cart }) => ({ path: `/api/orders/${cart.ordered}/pdf` }),
  "POST /api/orders/:orderId/actions": ({ cart }) => ({
    path: `/api/orders/${cart.ordered}/actions`,
    body: { action: "cancel", lines: cart.lines.map((lineId) => ({ lineId, quantity: 1 })) },
  }),
  ...LARGEST_OF_INVOICES,
  "POST /api/orders/:orderId/card-payment": ({ cart }) => ({ path: `/api/orders/${cart.ordered}/card-payment` }),
  "GET /api/orders/:orderId/card-payment": ({ cart }) => ({ path: `/api/orders/${cart.ordered}/card-payment` }),
  "POST /api/orders/:orderId/card-payment/ask": ({ cart }) => ({
    path: `/api/orders/${cart.ordered}/card-payment/ask`,
    body: { way: "mpesa", phone: "0 7 2 2 0 0 0 0 0 0".padEnd(MOBILE_NUMBER_MAX, " ") },
  }),
  "POST /api/orders/:orderId/card-payment/check": ({ cart }) => ({
    path: `/api/orders/${cart.ordered}/card-payment/check`,
  }),
  "POST /api/orders/:orderId/card-payment/test": ({ cart }) => ({
    path: `/api/orders/${cart.ordered}/card-payment/test`,
    body: { outcome: "decline" },
  }),
  "POST /api/payments/stripe/events": at("/api/payments/stripe/events", { data: TEXT }, null),
  "POST /api/payments/paystack/events": at("/api/payments/paystack/events", { data: TEXT }, null),
  "GET /api/requests/:projectId": ({ id }) => ({ path: `/api/requests/${id}` }),
  "GET /api/requests/:projectId/installers": ({ id }) => ({ path: `/api/requests/${id}/installers` }),
  "PUT /api/requests/:projectId": ({ id }) => ({
    path: `/api/requests/${id}`,
    body: { ...REQUEST, version: null, note: TEXT.slice(0, 2_000) },
  }),
  "POST /api/requests/:projectId/invitations": ({ id }) => ({
    path: `/api/requests/${id}/invitations`,
    body: { version: 1, firms: Array.from({ length: 4 }, () => ({ firmId: NOBODY, consent: true })) },
  }),
  "POST /api/requests/:projectId/events": ({ id }) => ({
    path: `/api/requests/${id}/events`,
    body: { version: 1, event: "wait" },
  }),
  ...LARGEST_OF_SHOP,
  ...LARGEST_OF_FIRM,
  ...LARGEST_OF_QUOTES,
  ...LARGEST_OF_JOBS,
  ...LARGEST_OF_PASSPORTS,
  ...LARGEST_OF_ACCOUNTS,
  ...LARGEST_OF_REVIEWS,
  "GET /api/notifications": ({ retailer }) => ({ path: "/api/notifications?which=unread&topic=orders", as: retailer }),
  "GET /api/notifications/settings": at("/api/notifications/settings"),
  "PUT /api/notifications/settings": at("/api/notifications/settings", {
    pace: "daily",
    timeZone: "America/Argentina/ComodRivadavia",
    topics: Object.fromEntries(NOTICE_TOPICS.map((topic) => [topic, { app: true, mail: false }])),
  }),
  "POST /api/notifications/unsubscribe": at(`/api/notifications/unsubscribe?token=${"t".repeat(100)}`, undefined, null),
  "GET /api/messages": at(`/api/messages?page=100&which=unread&search=${"ab%20".repeat(15)}`),
  "GET /api/messages/:thread": ({ cart }) => ({ path: `/api/messages/${cart.ordered}?before=100000` }),
  "POST /api/messages/:thread": ({ cart }) => ({ path: `/api/messages/${cart.ordered}`, body: { text: TEXT } }),
  "POST /api/messages/:thread/read": ({ cart }) => ({
    path: `/api/messages/${cart.ordered}/read`,
    body: { upTo: 100_000 },
  }),
  "GET /api/notifications/unread": ({ retailer }) => ({ path: "/api/notifications/unread", as: retailer }),
  "POST /api/notifications/read": ({ retailer }) => ({
    path: "/api/notifications/read",
    body: { ids: Array.from({ length: NOTIFICATIONS_PER_PAGE }, () => NOBODY) },
    as: retailer,
  }),
  "POST /api/shop/orders/:orderId/card-refund": ({ retailer, cart }) => ({
    path: `/api/shop/orders/${cart.ordered}/card-refund`,
    as: retailer,
    body: { amountMinor: 1_000_000_000_000 },
  }),
  "GET /api/orders/:orderId/payments/:paymentId/proof": ({ cart }) => ({
    path: `/api/orders/${cart.ordered}/payments/${NOBODY}/proof`,
  }),
  "GET /api/shop/orders/:orderId/payments/:paymentId/proof": ({ retailer, cart }) => ({
    path: `/api/shop/orders/${cart.ordered}/payments/${NOBODY}/proof`,
    as: retailer,
  }),
  "GET /api/orders/:orderId/disputes/evidence/:entryId": ({ cart }) => ({
    path: `/api/orders/${cart.ordered}/disputes/evidence/${NOBODY}`,
  }),
  "GET /api/shop/orders/:orderId/disputes/evidence/:entryId": ({ retailer, cart }) => ({
    path: `/api/shop/orders/${cart.ordered}/disputes/evidence/${NOBODY}`,
    as: retailer,
  }),
  "GET /api/shop/orders": ({ retailer }) => ({ path: "/api/shop/orders", as: retailer }),
  "GET /api/shop/orders/:orderId": ({ retailer, cart }) => ({ path: `/api/shop/orders/${cart.ordered}`, as: retailer }),
  "POST /api/shop/orders/:orderId/actions": ({ retailer, cart }) => ({
    path: `/api/shop/orders/${cart.ordered}/actions`,
    as: retailer,
    body: { action: "cancel", lines: cart.lines.map((lineId) => ({ lineId, quantity: 1 })) },
  }),
  "GET /api/auth/user": at("/api/auth/user"),
  "POST /api/auth/signup": at(
    "/api/auth/signup",
    {
      ...person,
      ...business,
      email: "new@example.org",
      password: PASSWORD,
      confirmPassword: PASSWORD,
      role: "installer",
    },
    null,
  ),
  "POST /api/auth/login": ({ guest }) => ({
    path: "/api/auth/login",
    body: { email: guest.email, password: PASSWORD },
    as: null,
  }),
  "POST /api/auth/logout": async ({ server }) => ({ path: "/api/auth/logout", as: await server.build.session() }),
  "GET /api/auth/verify-email": at(`/api/auth/verify-email?token=${"t".repeat(200)}`, undefined, null),
  "POST /api/auth/request-password-reset": at("/api/auth/request-password-reset", { email: "a@example.org" }, null),
  "POST /api/auth/check-reset-token": at("/api/auth/check-reset-token", { token: "t".repeat(200) }, null),
  "POST /api/auth/reset-password": at(
    "/api/auth/reset-password",
    { token: "t".repeat(200), newPassword: "p".repeat(200) },
    null,
  ),
  "POST /api/auth/resend-verification": at("/api/auth/resend-verification"),
  "GET /api/account": at("/api/account"),
  "PUT /api/account": at("/api/account", { person, installer: business }),
  "PUT /api/account/preferences": at("/api/account/preferences", { units: "imperial", theme: "dark" }),
  "POST /api/account/password": at("/api/account/password", {
    currentPassword: "p".repeat(200),
    newPassword: PASSWORD,
  }),
  "PUT /api/account/picture": at("/api/account/picture", { image: PICTURE }),
  "GET /api/account/pictures/:id": async ({ owner }) => {
    const { text } = await owner.client.get("/api/auth/user");
    return { path: /\/api\/account\/pictures\/[0-9a-f-]+/.exec(text)?.[0] ?? `/api/account/pictures/${NOBODY}` };
  },
  "GET /api/account/sessions": at("/api/account/sessions"),
  "DELETE /api/account/sessions/:id": at(`/api/account/sessions/${NOBODY}`),
  "DELETE /api/account/sessions": ({ guest }) => ({ path: "/api/account/sessions", as: guest }),
  "GET /api/account/export": at("/api/account/export"),
  "POST /api/account/delete": ({ guest }) => ({
    path: "/api/account/delete",
    body: { password: "p".repeat(200) },
    as: guest,
  }),
  "GET /api/dashboards/installer": at("/api/dashboards/installer"),
  "GET /api/dashboards/retailer": ({ retailer }) => ({ path: "/api/dashboards/retailer?figures=sample", as: retailer }),
  "GET /api/projects": at("/api/projects?limit=100"),
  "POST /api/projects": ({ retailer }) => ({
    path: "/api/projects",
    body: { name: LINE.slice(0, 100), city: "ng-kano" },
    as: retailer,
  }),
  "GET /api/projects/:id": of(""),
  "PUT /api/projects/:id": of("", { name: LINE.slice(0, 100), sunlightHours: 6, altitude: 100 }),
  "DELETE /api/projects/:id": async ({ owner, id }) => {
    const { body } = await owner.client.post(`/api/projects/${id}/duplicate`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a copy is a project
    return { path: `/api/projects/${(body as { id: string }).id}` };
  },
  "POST /api/projects/:id/duplicate": of("/duplicate"),
  "POST /api/projects/:id/archive": ofNew("/archive"),
  "POST /api/projects/:id/reopen": ofNew("/reopen"),
  "POST /api/projects/:id/calculate": of("/calculate", {}),
  "GET /api/projects/:id/design": of("/design"),
  "POST /api/projects/:id/exports": of("/exports", { format: "csv" }),
  "POST /api/projects/:id/report.pdf": of("/report.pdf", {
    currency: "NGN",
    units: "metric",
    timeZone: "Africa/Lagos",
  }),
  "POST /api/projects/:id/cost-comparison": of("/cost-comparison", configuration),
  "GET /api/projects/:id/comparison": of("/comparison"),
  "PUT /api/projects/:id/comparison": of("/comparison", {
    configurations: [configuration, configuration, configuration],
    terms: { loanRate: 20, loanTerm: 24, downPayment: 10 },
    priority: "lifetime-cost",
    compared: true,
  }),
  "GET /api/projects/:id/stages": of("/stages"),
  "PUT /api/projects/:id/stages": of("/stages", LARGEST_STAGES),
  "POST /api/projects/:id/stage-plan": of("/stage-plan", LARGEST_STAGES),
  "GET /api/projects/:id/price": of("/price"),
  "PUT /api/projects/:id/price": of("/price", { chosen: null, shown: true }),
  "POST /api/projects/:id/price/shops": of("/price/shops"),
  "GET /api/projects/:id/economics": of("/economics"),
  "PUT /api/projects/:id/economics": of("/economics", { country: "Nigeria", tariff: 250, loanRate: 20 }),
  "GET /api/projects/:id/appliances": of("/appliances"),
  "POST /api/projects/:id/appliances": async (state) => ({
    ...(await ofNew("/appliances")(state)),
    body: appliance,
  }),
  "PUT /api/projects/:id/appliances/:applianceId": ({ id, applianceId }) => ({
    path: `/api/projects/${id}/appliances/${applianceId}`,
    body: appliance,
  }),
  "DELETE /api/projects/:id/appliances/:applianceId": async ({ made }) => {
    const id = await made("/api/projects", {});
    return { path: `/api/projects/${id}/appliances/${await made(`/api/projects/${id}/appliances`, appliance)}` };
  },
  "GET /api/projects/:id/comments": of("/comments"),
  "POST /api/projects/:id/comments": async (state) => ({
    ...(await ofNew("/comments")(state)),
    body: { content: TEXT },
  }),
  "PUT /api/comments/:commentId": ({ commentId }) => ({ path: `/api/comments/${commentId}`, body: { content: TEXT } }),
  "DELETE /api/comments/:commentId": async ({ made }) => {
    const id = await made("/api/projects", {});
    return { path: `/api/comments/${await made(`/api/projects/${id}/comments`, { content: TEXT })}` };
  },
  "GET /api/projects/:id/history": of("/history"),
  "GET /api/projects/:id/history/:entryId/restore": async (state) =>
    of(`/history/${await entryOf(state)}/restore`)(state),
  "POST /api/projects/:id/history/:entryId/restore": async (state) =>
    of(`/history/${await entryOf(state)}/restore`, { point: "before", version: 1, newest: NOBODY })(state),
  "GET /api/projects/:id/panel-placement": of("/panel-placement"),
  "PUT /api/projects/:id/panel-placement": of("/panel-placement", { ...ROOF, layout: LAYOUT }),
  "POST /api/projects/:id/optimize-panels": of("/optimize-panels", { ...ROOF, lockedPanels: IN_ONE_PLACE }),
  "GET /api/projects/:id/shares": of("/shares"),
  "POST /api/projects/:id/shares": async (state) => ({
    ...(await ofNew("/shares")(state)),
    body: { permission: "edit", sharedWith: LINE },
  }),
  "DELETE /api/shares/:shareId": at(`/api/shares/${NOBODY}`),
  "GET /api/shared/:shareToken": ({ token }) => ({ path: `/api/shared/${token}`, as: null }),
  "GET /api/shared/:shareToken/comments": ({ token }) => ({ path: `/api/shared/${token}/comments`, as: null }),
  "POST /api/shared/:shareToken/changes": ({ token }) => ({
    path: `/api/shared/${token}/changes`,
    as: null,
    body: { kind: "other", name: LINE.slice(0, ASKED_NAME_MAX), text: TEXT.slice(0, ASKED_TEXT_MAX) },
  }),
  "DELETE /api/projects/:id/membership": of("/membership"),
  "GET /api/projects/:id/events": of("/events"),
  "GET /api/marketplace/pictures/:digest": at(`/api/marketplace/pictures/${"0".repeat(64)}`, undefined, null),
  "GET /api/marketplace/products/:productId/documents/:fileId": at(
    `/api/marketplace/products/${NOBODY}/documents/${NOBODY}`,
  ),
  "POST /api/files": () => ({
    path: `/api/files?owner=account&name=${"%C3%A9".repeat(200)}`,
    file: pdfOf(PDF_BYTES, `${Math.random()}`),
  }),
  "GET /api/files/:fileId": ({ fileId }) => ({ path: `/api/files/${fileId}?size=large` }),
  "DELETE /api/files/:fileId": at(`/api/files/${NOBODY}`),
  "GET /api/marketplace/products": at(
    `/api/marketplace/products?q=${"abcdefghi%20".repeat(8)}&sort=-price&currency=NGN&minPrice=0&maxPrice=1000000000000&product=${Array(24).fill(NOBODY).join(",")}`,
  ),
  "GET /api/marketplace/filters": at("/api/marketplace/filters"),
  "GET /api/marketplace/products/:productId": at(`/api/marketplace/products/${NOBODY}`),
  "GET /api/projects/:id/materials": of(`/materials?chosen=${Array(4).fill(NOBODY).join(",")}`),
  "GET /api/projects/:id/materials/products": of(
    `/materials/products?q=${"abcdefghi%20".repeat(8)}&sort=fit&fit=true&inStock=true`,
  ),
  "GET /api/projects/:id/materials/fits": of(`/materials/fits?products=${Array(24).fill(NOBODY).join(",")}`),
  "POST /api/projects/:id/materials/filling": of("/materials/filling", { currency: "NGN", optional: true }),
  "GET /api/projects/:id/parts": of("/parts"),
  "GET /api/projects/:id/parts/:part/candidates": of("/parts/module/candidates"),
  "PUT /api/projects/:id/parts/:part": of("/parts/module", {
    equipmentId: "module-longi-lr5-72hph-570m",
    typed: { "series-fuse": 25 },
    price: 120,
  }),
  "DELETE /api/projects/:id/parts/:part": ofNew("/parts/module"),
  "GET /api/projects/:id/weather": of("/weather"),
  "GET /api/projects/:id/weather/hours": of("/weather/hours"),
  "PUT /api/projects/:id/weather": of("/weather", {
    fileName: LINE,
    text: LAGOS_EPW.replace("Some Place", "é".repeat(2 * 1024 * 1024 - LAGOS_EPW.length)),
  }),
  "DELETE /api/projects/:id/weather": ofNew("/weather"),
  "POST /api/projects/:id/weather/fetch": of("/weather/fetch", { service: "pvgis" }),
  "GET /api/projects/:id/file": of("/file"),
  "POST /api/projects/import": ({ file }) => ({ path: "/api/projects/import", body: JSON.parse(file) }),
};

/** Bodies of the largest size that hold nothing a call takes: the more values they have, the longer they take to refuse. */
export const NONSENSE: Readonly<Record<string, (bytes: number) => string>> = {
  "numbers in a list": (bytes) => `{"layout":[${"0,".repeat((bytes - 20) / 2)}0]}`,
  "objects in a list": (bytes) => `{"layout":[${"{},".repeat((bytes - 20) / 3)}0]}`,
  "as many wrong items as a list may have": () => `{"layout":[${"{},".repeat(PANELS_SENT_MAX - 1)}{}]}`,
  "unknown fields": (bytes) =>
    `{${Array.from({ length: bytes / 12 }, (_, index) => `"k${String(index).padStart(6, "0")}":0`).join(",")}}`,
  "objects that are all called differently": (bytes) => {
    const names = Array.from({ length: bytes / 12 }, (_, index) => `k${String(index).padStart(6, "0")}`);
    const object = (_: unknown, index: number) => `{"${names.slice(index * 100, (index + 1) * 100).join('":0,"')}":0}`;
    return `{"layout":[${Array.from({ length: Math.floor(names.length / 100) }, object).join(",")}]}`;
  },
  "one long text": (bytes) => `{"name":"${"é".repeat((bytes - 20) / 2)}"}`,
};
