/**
 * What a call can change, and where each is read. An endpoint declares by these names what it changes; the server's
 * notices to others and what a browser reads again after its own writes follow from that. Free of zod, for the first
 * script of a page.
 */
export const READ_AT = {
  user: "/api/auth/user",
  account: "/api/account",
  sessions: "/api/account/sessions",
  second: "/api/account/second",
  projects: "/api/projects",
  project: "/api/projects/:id",
  appliances: "/api/projects/:id/appliances",
  /** What was calculated. Whether it is still of the newest figures is the project's to say. */
  design: "/api/projects/:id/design",
  economics: "/api/projects/:id/economics",
  /** What is known of the price beyond the design. */
  price: "/api/projects/:id/price",
  /** What is compared with the design, and by what. */
  comparison: "/api/projects/:id/comparison",
  /** What is bought when, and what stands already. */
  stages: "/api/projects/:id/stages",
  weather: "/api/projects/:id/weather",
  parts: "/api/projects/:id/parts",
  "panel-placement": "/api/projects/:id/panel-placement",
  comments: "/api/projects/:id/comments",
  shares: "/api/projects/:id/shares",
  history: "/api/projects/:id/history",
  shop: "/api/shop",
  "own-firm": "/api/firm",
  members: "/api/firm/members",
  installer: "/api/installer",
  "installer-page": "/api/installers/:firmId",
  request: "/api/requests/:projectId",
  candidates: "/api/requests/:projectId/installers",
  leads: "/api/leads",
  "one-lead": "/api/leads/:leadId",
  quotes: "/api/quotes",
  quote: "/api/quotes/:quoteId",
  offers: "/api/requests/:projectId/offers",
  jobs: "/api/jobs",
  job: "/api/jobs/:jobId",
  passports: "/api/passports",
  passport: "/api/passports/:passport",
  reviews: "/api/reviews",
  "reviews-about": "/api/reviews/about/:about",
  "shop-certificates": "/api/shop/certificates",
  "shop-products": "/api/shop/products",
  "shop-product": "/api/shop/products/:productId",
  "price-book": "/api/firm/price-book",
  "import-columns": "/api/import-columns",
  "price-lists": "/api/shop/price-lists",
  "price-list": "/api/shop/price-lists/:listId",
  locations: "/api/shop/locations",
  stock: "/api/shop/stock",
  holds: "/api/shop/holds",
  movements: "/api/shop/stock/:itemId/movements",
  cart: "/api/cart",
  orders: "/api/orders",
  order: "/api/orders/:orderId",
  "shop-orders": "/api/shop/orders",
  "shop-order": "/api/shop/orders/:orderId",
  billing: "/api/firm/billing",
  credits: "/api/shop/credits",
  notifications: "/api/notifications",
  unread: "/api/notifications/unread",
  "notification-settings": "/api/notifications/settings",
  threads: "/api/messages",
  thread: "/api/messages/:thread",
  queue: "/api/operator/queue",
  "operator-disputes": "/api/operator/disputes",
  "operator-passports": "/api/operator/passports",
  "operator-reviews": "/api/operator/reviews",
  audit: "/api/operator/audit",
  legal: "/api/legal/:page",
  figures: "/api/figures",
  "operator-figures": "/api/operator/figures",
} as const;

export type Change = keyof typeof READ_AT;
type OfProject<Name extends Change> = Name extends Change
  ? (typeof READ_AT)[Name] extends `/api/projects/:id${string}`
    ? Name
    : never
  : never;
/** What belongs to one project, whose watchers hear of it. */
export type ProjectPart = OfProject<Change>;

const isChange = (name: string): name is Change => Object.hasOwn(READ_AT, name);
export const CHANGES: readonly Change[] = Object.keys(READ_AT).filter(isChange);

export const isProjectPart = (change: Change): change is ProjectPart => READ_AT[change].startsWith(READ_AT.project);
export const PROJECT_PARTS: readonly ProjectPart[] = CHANGES.filter(isProjectPart);

/** What the writes to a part of a project change: with it the project, its history and its place in the list. */
export const APPLIANCE_CHANGES = ["project", "appliances", "history", "projects"] as const satisfies readonly Change[];
export const WEATHER_CHANGES = ["project", "weather", "history", "projects"] as const satisfies readonly Change[];
export const PART_CHANGES = ["project", "parts", "history", "projects"] as const satisfies readonly Change[];
export const PLACEMENT_CHANGES = [
  "project",
  "panel-placement",
  "history",
  "projects",
] as const satisfies readonly Change[];
