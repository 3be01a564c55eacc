import type { MessagesOf } from "@sunwright/words/texts-of";
import type { say } from "@sunwright/words/refusals";
import { z } from "zod";
import { Text } from "./told";

interface ErrorEntry {
  readonly status: number;
  /** Why it is an entry of its own, for the developer. */
  readonly because: string;
}

/** Every refusal of the API: its status and its code. Nothing else is ever answered. People read the words of its code. */
export const errors = {
  invalid_input: { status: 400, because: "`issues` names each field." },
  malformed_request: { status: 400, because: "Broken JSON, address or cookie." },
  not_signed_in: { status: 401, because: "No session, or it has ended." },
  invalid_credentials: { status: 401, because: "Unknown address and wrong password look alike." },
  cross_site_request: { status: 403, because: "Writes need our Origin or Sec-Fetch-Site: same-origin." },
  wrong_password: { status: 403, because: "Asked again before a change." },
  not_permitted: {
    status: 403,
    because: "The link the caller came by gives a lower permission; who cannot see the project gets project_not_found.",
  },
  role_needed: {
    status: 403,
    because:
      "A dashboard's own figures are for its role, and a shop's for all who work there; its sample figures are for everybody.",
  },
  not_found: { status: 404, because: "No such path." },
  project_not_found: { status: 404, because: "Missing and somebody else's look alike." },
  appliance_not_found: { status: 404, because: "Missing and somebody else's look alike." },
  equipment_not_found: { status: 404, because: "Unknown id, or one of an older edition of the library." },
  comment_not_found: { status: 404, because: "Missing, deleted and on somebody else's project look alike." },
  entry_not_found: { status: 404, because: "Missing and another project's look alike." },
  session_not_found: { status: 404, because: "Missing and somebody else's look alike." },
  picture_not_found: { status: 404, because: "No picture under this address." },
  file_not_found: { status: 404, because: "Missing, removed and somebody else's look alike." },
  firm_not_found: { status: 404, because: "The caller works for no firm." },
  file_in_use: { status: 409, because: "A product, a payment or a certificate shows it." },
  files_full: {
    status: 409,
    because: "A firm stores 200 MB, a person 50 MB; what nothing uses is removed after a day.",
  },
  share_not_found: { status: 404, because: "Wrong, expired and private links look alike." },
  weather_not_found: { status: 404, because: "It runs on the weather of its city." },
  not_calculated: { status: 404, because: "There is no stored design." },
  design_outdated: {
    status: 409,
    because: "The stored design lacks figures of today's method; what it came to is in the project.",
  },
  shop_not_found: { status: 404, because: "The caller works for no shop; shops of others are no part of these calls." },
  product_not_found: { status: 404, because: "Missing and another shop's look alike." },
  location_not_found: { status: 404, because: "Missing and another shop's look alike." },
  stock_not_found: { status: 404, because: "Missing and another shop's look alike." },
  member_not_found: { status: 404, because: "Not somebody of this firm." },
  owner_needed: {
    status: 403,
    because: "Staff do the daily work; profile, terms, certificates, members and places are the owner's.",
  },
  invitation_not_found: {
    status: 404,
    because: "Wrong, ended, withdrawn and meant for another address than the caller's verified one look alike.",
  },
  other_firm: { status: 409, because: "A person works for one firm at most; the unique index decides." },
  last_owner: { status: 409, because: "A firm without an owner is nobody's." },
  installer_not_found: {
    status: 404,
    because: "The caller works for no installer firm. By its id: missing, suspended, closed and a shop look alike.",
  },
  certificate_not_found: { status: 404, because: "Missing and another firm's look alike." },
  request_not_found: { status: 404, because: "The project has no request that is under way." },
  lead_not_found: { status: 404, because: "Missing and another firm's look alike." },
  request_changed: {
    status: 409,
    because: "A firm answered, or another tab was faster: the version is not the stored one.",
  },
  design_not_current: {
    status: 409,
    because: "Firms are shown figures that belong together: it is calculated again first.",
  },
  installer_not_askable: {
    status: 409,
    because: "Out of reach, paused, busy, not verified, asked already, the caller's own and missing look alike.",
  },
  email_unverified: {
    status: 403,
    because: "Quotes are asked for, and leads taken on, by people who can be written to.",
  },
  installers_in_reach: { status: 409, because: "Who waits is told when somebody appears; there is somebody now." },
  lead_answered: { status: 409, because: "Somebody of the same firm was faster." },
  lead_over: { status: 409, because: "Its 48 hours have ended, or the homeowner withdrew it." },
  firm_not_able: {
    status: 409,
    because: "Suspended, closed or without a verified certificate: nobody's contact is shown to it.",
  },
  quote_not_found: {
    status: 404,
    because: "Missing and another firm's look alike; a homeowner finds what was sent to them.",
  },
  offer_not_found: { status: 404, because: "Missing, never sent and another project's look alike." },
  quote_over: { status: 409, because: "The request is awarded to another firm, withdrawn or over." },
  quote_changed: { status: 409, because: "A colleague or another tab was faster: the version is not the stored one." },
  quote_incomplete: {
    status: 422,
    because: "`issues` names what is missing: a price, milestones of 100 percent, a day to come.",
  },
  draft_exists: { status: 409, because: "An option has one draft at a time." },
  last_version: { status: 409, because: "A quote has a version at least." },
  too_many_versions: { status: 422, because: "Three options and thirty versions bound what a homeowner compares." },
  offer_over: { status: 409, because: "Its last day is over, or its firm has sent another version." },
  firm_not_taking: {
    status: 409,
    because: "The firm of the offer is paused, suspended, closed or lost its certificate.",
  },
  request_awarded: {
    status: 409,
    because: "An offer of this request was accepted first: the lock of its row and the unique index decide.",
  },
  leads_under_way: { status: 409, because: "Homeowners wait for this firm." },
  place_unknown: { status: 422, because: "Distances to firms need a town or a city." },
  too_many_invitations: { status: 422, because: "At most four firms are asked at a time." },
  firm_changed: { status: 409, because: "The version sent is not the stored one." },
  firm_closed: { status: 409, because: "A closed firm is kept to be read." },
  too_many_certificates: { status: 422, because: "Bounds what an operator reads of one firm." },
  shop_changed: { status: 409, because: "The version sent is not the stored one." },
  firm_unknown: { status: 422, because: "Not an active installer firm with a verified certificate." },
  price_list_not_found: { status: 404, because: "Missing and another shop's look alike." },
  price_list_taken: { status: 409, because: "One list a firm; the unique index decides." },
  too_many_price_lists: { status: 422, because: "Bounds the work of a call." },
  shop_closed: { status: 409, because: "A closed shop is kept to be read." },
  product_changed: { status: 409, because: "The version sent is not the stored one." },
  stock_changed: { status: 409, because: "The version sent is not the stored one." },
  currency_in_use: { status: 409, because: "Prices are never converted: there are some in the currency before." },
  sku_taken: { status: 409, because: "The unique index decides." },
  price_overlap: { status: 409, because: "Of one list and quantity two would hold at once; the constraint decides." },
  wrong_state: { status: 409, because: "`allowed` names the events that there are now." },
  stock_reserved: { status: 409, because: "Fewer would be left than orders are promised." },
  stock_too_much: { status: 422, because: "Bounds what one place can hold." },
  location_taken: { status: 409, because: "The unique index decides." },
  product_incomplete: { status: 422, because: "What is on sale has a price for everybody." },
  import_faulty: { status: 422, because: "A row that the check refuses; nothing was saved." },
  too_many_members: { status: 422, because: "Bounds the work of a call." },
  too_many_products: { status: 422, because: "Bounds the work of a call." },
  too_many_locations: { status: 422, because: "Bounds the work of a call." },
  cart_not_found: { status: 404, because: "Missing and somebody else's look alike." },
  thread_not_found: { status: 404, because: "Missing and somebody else's look alike." },
  thread_closed: { status: 409, because: "The account or the firm on the other side is gone." },
  too_many_messages: { status: 422, because: "Bounds the work of a call." },
  order_not_found: { status: 404, because: "Missing and somebody else's look alike." },
  cart_closed: { status: 409, because: "Another tab has placed it." },
  stock_short: { status: 409, because: "`issues` names what is left of each product; nothing was reserved." },
  price_changed: { status: 409, because: "`issues` names what each shop asks now; nothing was placed." },
  job_not_found: { status: 404, because: "Missing and somebody else's look alike." },
  job_incomplete: {
    status: 409,
    because: "Photos, serials, measured values, parts, a day or a team are missing; the job itself says which.",
  },
  serial_taken: { status: 409, because: "One number is on one part; the unique index decides." },
  change_stale: { status: 409, because: "The contract, or the difference that was read, is another by now." },
  too_many_changes: { status: 422, because: "Bounds the work of a call." },
  too_many_photos: { status: 422, because: "Bounds the work of a call." },
  review_not_found: { status: 404, because: "Missing, not published and on somebody else's job or order look alike." },
  review_too_early: { status: 409, because: "The job is not handed over, or nothing of the line was delivered." },
  review_written: { status: 409, because: "One review a job or line; the unique index decides between two tabs." },
  review_over: { status: 409, because: "Its time to be changed is over, or it was withdrawn or hidden." },
  own_firm: { status: 422, because: "Members never review their own firm." },
  jobs_under_way: { status: 409, because: "Somebody waits for work or money of this account or project." },
  orders_under_way: { status: 409, because: "Somebody waits for goods or money of this account." },
  cart_empty: { status: 422, because: "An order of nothing is no order." },
  cart_full: { status: 422, because: "Bounds the work of a call." },
  one_currency: { status: 422, because: "Prices are never converted." },
  one_country: { status: 422, because: "A cart is under the law and the taxes of one country." },
  own_shop: { status: 422, because: "Members never buy from their own firm." },
  package_size: { status: 422, because: "Sold in multiples of a package." },
  not_for_sale: { status: 422, because: "`issues` names what has no price for this buyer any more." },
  shops_incomplete: {
    status: 422,
    because: "Every shop of the cart is told how to deliver and how it is paid, no other.",
  },
  delivery_unavailable: { status: 422, because: "The shop does not bring it there, or nothing can be collected." },
  payment_unavailable: { status: 422, because: "The shop does not take this payment." },
  too_many_unpaid_orders: { status: 422, because: "Bounds what one buyer can hold without paying." },
  pieces_exceeded: { status: 422, because: "More than there are of a line in this state, or a line named twice." },
  charged_back: { status: 409, because: "Goods wait while the buyer's bank has taken their money back." },
  amount_exceeded: { status: 422, because: "No more is refunded than is owed." },
  invoice_not_found: { status: 404, because: "Missing and of somebody else's order look alike." },
  credit_not_found: { status: 404, because: "This firm does not buy on invoice here." },
  credit_not_approved: { status: 422, because: "The shop has not let the buyer's firm buy on invoice." },
  credit_limit: { status: 422, because: "`issues` names what is left of the limit; open invoices count against it." },
  buyer_firm_unknown: {
    status: 422,
    because: "No such account, unverified, without a firm, and the shop's own look alike.",
  },
  too_many_credits: { status: 422, because: "Bounds the work of a call." },
  withdrawal_over: {
    status: 409,
    because: "The law gives no such right here, nothing has been delivered, or its time is over.",
  },
  payment_provider_failed: { status: 502, because: "Somebody else's service: not reached, or it said no." },
  signature_invalid: { status: 400, because: "Not signed by the provider, or not in time." },
  method_not_allowed: { status: 405, because: "The path exists." },
  email_taken: { status: 409, because: "The unique index decides; a friendly answer was preferred to a silent one." },
  project_changed: { status: 409, because: "The version sent is not the stored one." },
  request_timeout: { status: 408, because: "Headers and bodies have a least speed; the connection is closed." },
  body_too_large: {
    status: 413,
    because:
      "Bodies end at 256 kB, that of a project file at 2 MB, of a weather file at 4 MB, of a stored file at 10 MB.",
  },
  unsupported_media_type: {
    status: 415,
    because: "Bodies are application/json, those of files application/octet-stream.",
  },
  appliance_incomplete: { status: 400, because: "Neither a catalogue item nor a custom name with its power." },
  unknown_appliance: { status: 422, because: "Unknown catalogue id." },
  unknown_city: { status: 422, because: "Unknown climate row." },
  too_many_appliances: { status: 422, because: "Bounds the work of a call." },
  too_many_comments: { status: 422, because: "Bounds the work of a call." },
  too_many_projects: { status: 422, because: "Bounds the work of a call." },
  too_many_shares: { status: 422, because: "Bounds what there is to keep an eye on." },
  nothing_to_size: { status: 422, because: "A system for no load is no system." },
  roof_too_large: { status: 422, because: "Bounds the work of a call: number of panels, time and memory." },
  layout_invalid: { status: 422, because: "`issues` names each panel; only layouts that can be built are stored." },
  layout_too_large: {
    status: 422,
    because: "What a file holds can be read back: a call takes no more panels than that.",
  },
  calculation_cancelled: {
    status: 409,
    because: "The caller went away or the server is stopping; nothing was stored.",
  },
  reading_cancelled: { status: 409, because: "The caller went away or the server is stopping; nothing was stored." },
  report_cancelled: { status: 409, because: "The caller went away or the server is stopping; nothing was noted." },
  project_file_unreadable: {
    status: 422,
    because: "`issues` names the path and what is wrong there; nothing of the file is taken over.",
  },
  project_file_newer: { status: 422, because: "Its format is not known yet; guessing would lose what it holds." },
  optimization_cancelled: {
    status: 409,
    because: "The caller went away or the server is stopping; nothing was stored.",
  },
  weather_unreadable: { status: 422, because: "`issues` names the line and what is wrong there." },
  weather_fetch_off: { status: 422, because: "WEATHER_FETCH is not on." },
  weather_needs_city: { status: 422, because: "Only places of the climate table are asked for." },
  common_password: { status: 422, because: "On the list of common passwords." },
  reset_link_invalid: { status: 400, because: "Unknown, used and expired tokens look alike." },
  picture_invalid: { status: 422, because: "The bytes say otherwise, or a side has more than 2,048 pixels." },
  file_refused: {
    status: 422,
    because: "Its bytes are no PNG, JPEG, WebP or PDF, broken, too many, or of more than 24 million pixels.",
  },
  idempotency_key_reused: { status: 422, because: "Same Idempotency-Key, other body." },
  too_many_attempts: { status: 429, because: "Guesses and mails are counted; Retry-After says how long." },
  too_many_requests: {
    status: 429,
    because: "One account's or one network's share is used up; others are still served. Retry-After says how long.",
  },
  internal: { status: 500, because: "Details are in the log only." },
  optimizer_busy: {
    status: 503,
    because: "Its queue is full, or two roofs of this account are being laid out already.",
  },
  weather_service_failed: {
    status: 502,
    because: "Somebody else's service: not reached, too slow, too long or an error of its own.",
  },
  server_busy: { status: 503, because: "A queue is full." },
} as const satisfies Record<keyof MessagesOf<typeof say>, ErrorEntry>;

export type ErrorCode = keyof typeof errors;

/** What every failed call of the API answers with. */
export const ErrorBody = z.object({
  code: z.string(),
  message: z.string(),
  /** The fields at fault, for `invalid_input`. Of a fault that no schema finds also its key in the catalogue of texts. */
  issues: z.array(z.object({ path: z.string(), message: z.string(), text: Text.optional() })).optional(),
  /** The events that there are in the state of now, for `wrong_state`. */
  allowed: z.array(z.string()).optional(),
  /** Names the log line of an `internal` error. */
  requestId: z.string().optional(),
});
export type ErrorBody = z.output<typeof ErrorBody>;
