import { z } from "zod";

interface ErrorEntry {
  readonly status: number;
  /** What the person reads. */
  readonly message: string;
  /** Why it is an entry of its own, for the developer. */
  readonly because: string;
}

/** Every refusal of the API: its status, its code and its words. Nothing else is ever answered. */
export const errors = {
  invalid_input: { status: 400, message: "Some fields need another look", because: "`issues` names each field." },
  malformed_request: {
    status: 400,
    message: "The request could not be read",
    because: "Broken JSON, address or cookie.",
  },
  not_signed_in: { status: 401, message: "Sign in to continue", because: "No session, or it has ended." },
  invalid_credentials: {
    status: 401,
    message: "Invalid email or password",
    because: "Unknown address and wrong password look alike.",
  },
  cross_site_request: {
    status: 403,
    message: "This request did not come from our pages",
    because: "Writes need our Origin or Sec-Fetch-Site: same-origin.",
  },
  wrong_password: {
    status: 403,
    message: "The current password is not right",
    because: "Asked again before a change.",
  },
  not_permitted: {
    status: 403,
    message: "Your access to this project does not include this",
    because: "The link the caller came by gives a lower permission; who cannot see the project gets project_not_found.",
  },
  role_needed: {
    status: 403,
    message: "These figures belong to another kind of account",
    because: "A dashboard's own figures are for its role; its sample figures are for everybody.",
  },
  not_found: { status: 404, message: "Nothing is here", because: "No such path." },
  project_not_found: { status: 404, message: "Project not found", because: "Missing and somebody else's look alike." },
  appliance_not_found: {
    status: 404,
    message: "Appliance not found",
    because: "Missing and somebody else's look alike.",
  },
  equipment_not_found: {
    status: 404,
    message: "This part is not in the equipment library",
    because: "Unknown id, or one of an older edition of the library.",
  },
  comment_not_found: {
    status: 404,
    message: "Comment not found",
    because: "Missing, deleted and on somebody else's project look alike.",
  },
  entry_not_found: {
    status: 404,
    message: "This entry is not in the project's history",
    because: "Missing and another project's look alike.",
  },
  session_not_found: { status: 404, message: "Session not found", because: "Missing and somebody else's look alike." },
  picture_not_found: { status: 404, message: "Picture not found", because: "No picture under this address." },
  share_not_found: { status: 404, message: "Share Not Found", because: "Wrong, expired and private links look alike." },
  weather_not_found: {
    status: 404,
    message: "This project has no weather file of its own",
    because: "It runs on the weather of its city.",
  },
  not_calculated: {
    status: 404,
    message: "This project has not been calculated yet",
    because: "There is no stored design.",
  },
  design_outdated: {
    status: 409,
    message: "This design was made by an older method. Calculate the system again.",
    because: "The stored design lacks figures of today's method; what it came to is in the project.",
  },
  method_not_allowed: { status: 405, message: "This address does not take that method", because: "The path exists." },
  email_taken: {
    status: 409,
    message: "An account with this email already exists. Sign in instead.",
    because: "The unique index decides; a friendly answer was preferred to a silent one.",
  },
  project_changed: {
    status: 409,
    message: "This project was changed somewhere else. Reload to see the newest values.",
    because: "The version sent is not the stored one.",
  },
  request_timeout: {
    status: 408,
    message: "The request took too long to arrive. Try again.",
    because: "Headers and bodies have a least speed; the connection is closed.",
  },
  body_too_large: {
    status: 413,
    message: "The request is too large",
    because: "Bodies end at 256 kB, that of a project file at 2 MB, of a weather file at 4 MB.",
  },
  unsupported_media_type: { status: 415, message: "Send JSON", because: "Bodies are application/json." },
  appliance_incomplete: {
    status: 400,
    message: "Please select an appliance or enter custom details",
    because: "Neither a catalogue item nor a custom name with its power.",
  },
  unknown_appliance: {
    status: 422,
    message: "This appliance is not in the catalogue",
    because: "Unknown catalogue id.",
  },
  unknown_city: {
    status: 422,
    message: "This city is not in the climate table of the country",
    because: "Unknown climate row.",
  },
  too_many_appliances: {
    status: 422,
    message: "A project holds at most 200 appliances",
    because: "Bounds the work of a call.",
  },
  too_many_comments: {
    status: 422,
    message: "A project holds at most 1,000 comments",
    because: "Bounds the work of a call.",
  },
  too_many_projects: {
    status: 422,
    message: "An account holds at most 500 projects",
    because: "Bounds the work of a call.",
  },
  too_many_shares: {
    status: 422,
    message: "A project holds at most 50 share links. Delete one first.",
    because: "Bounds what there is to keep an eye on.",
  },
  nothing_to_size: {
    status: 422,
    message: "Add an appliance or enter your consumption first",
    because: "A system for no load is no system.",
  },
  roof_too_large: {
    status: 422,
    message: "This roof is too large for panels of this size. Make it smaller or use larger panels.",
    because: "Bounds the work of a call: number of panels, time and memory.",
  },
  layout_invalid: {
    status: 422,
    message: "These panels overlap each other, an obstruction or the edge of the roof",
    because: "`issues` names each panel; only layouts that can be built are stored.",
  },
  layout_too_large: {
    status: 422,
    message: "A project file takes roofs of up to 4,000 panels, and this one has more",
    because: "What a file holds can be read back: a call takes no more panels than that.",
  },
  calculation_cancelled: {
    status: 409,
    message: "The calculation was cancelled",
    because: "The caller went away or the server is stopping; nothing was stored.",
  },
  reading_cancelled: {
    status: 409,
    message: "Reading the file was cancelled",
    because: "The caller went away or the server is stopping; nothing was stored.",
  },
  report_cancelled: {
    status: 409,
    message: "The report was cancelled",
    because: "The caller went away or the server is stopping; nothing was noted.",
  },
  project_file_unreadable: {
    status: 422,
    message: "This is not a project file that can be read here",
    because: "`issues` names the path and what is wrong there; nothing of the file is taken over.",
  },
  project_file_newer: {
    status: 422,
    message: "This project file was written by a newer version",
    because: "Its format is not known yet; guessing would lose what it holds.",
  },
  optimization_cancelled: {
    status: 409,
    message: "The optimization was cancelled",
    because: "The caller went away or the server is stopping; nothing was stored.",
  },
  weather_unreadable: {
    status: 422,
    message: "The weather file could not be read",
    because: "`issues` names the line and what is wrong there.",
  },
  weather_fetch_off: {
    status: 422,
    message: "This server does not fetch weather. Upload a file instead.",
    because: "WEATHER_FETCH is not on.",
  },
  weather_needs_city: {
    status: 422,
    message: "Choose a city first: the weather is fetched for it",
    because: "Only places of the climate table are asked for.",
  },
  common_password: {
    status: 422,
    message: "This password is one of the most common ones. Choose another.",
    because: "On the list of common passwords.",
  },
  reset_link_invalid: {
    status: 400,
    message: "This reset link has expired or was already used. Request a new one.",
    because: "Unknown, used and expired tokens look alike.",
  },
  picture_invalid: {
    status: 422,
    message: "Use a PNG, JPEG or WebP picture of at most 100 kB",
    because: "The bytes say otherwise, or a side has more than 2,048 pixels.",
  },
  idempotency_key_reused: {
    status: 422,
    message: "This key was already used for another request",
    because: "Same Idempotency-Key, other body.",
  },
  too_many_attempts: {
    status: 429,
    message: "Too many attempts. Wait a little and try again.",
    because: "Guesses and mails are counted; Retry-After says how long.",
  },
  too_many_requests: {
    status: 429,
    message: "Too many requests at once. Wait a moment and try again.",
    because: "One account's or one network's share is used up; others are still served. Retry-After says how long.",
  },
  internal: {
    status: 500,
    message: "Something went wrong on our side. Try again later.",
    because: "Details are in the log only.",
  },
  optimizer_busy: {
    status: 503,
    message: "The roof optimizer is busy. Try again in a moment.",
    because: "Its queue is full, or two roofs of this account are being laid out already.",
  },
  weather_service_failed: {
    status: 502,
    message: "The weather service did not answer as it should. Try again in a minute, or upload a file.",
    because: "Somebody else's service: not reached, too slow, too long or an error of its own.",
  },
  server_busy: { status: 503, message: "The server is busy. Try again in a moment.", because: "A queue is full." },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errors;

/** What every failed call of the API answers with. */
export const ErrorBody = z.object({
  code: z.string(),
  message: z.string(),
  /** The fields at fault, for `invalid_input`. */
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** Names the log line of an `internal` error. */
  requestId: z.string().optional(),
});
export type ErrorBody = z.output<typeof ErrorBody>;
