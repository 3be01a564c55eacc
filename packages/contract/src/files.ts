import { z } from "zod";
import { endpoint, FileAnswer } from "./endpoint";
import { FILE_NAME_MAX } from "./limits";
import { line } from "./text";

const MEGABYTE = 1024 * 1024;
/** Of one picture and of one PDF as they are sent. [bytes] */
export const PICTURE_BYTES = 5 * MEGABYTE;
export const PDF_BYTES = 10 * MEGABYTE;
/** What the stored files of a firm, or of a person, may come to. [bytes] */
export const FILE_SPACE = { firm: 200 * MEGABYTE, account: 50 * MEGABYTE } as const;
/** Of a picture as it is sent: the largest of common phones, and 96 MB while it is read. [px] */
export const FILE_PICTURE = { side: 8_192, pixels: 24_000_000 } as const;

/** Whose a file is: the caller's, or the firm's they work for. */
export const FILE_OWNERS = ["account", "firm"] as const;
export const FILE_TYPES = ["picture", "pdf"] as const;
/** A picture is kept in three widths, none wider than it was sent. [px] */
export const PICTURE_SIZES = ["small", "medium", "large"] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];
export const PICTURE_WIDTHS: Readonly<Record<PictureSize, number>> = { small: 320, medium: 800, large: 1_600 };

/** What a file is sent as, and what it is answered as. */
export const UPLOAD_TYPE = "application/octet-stream";
export const FILE_ANSWERS = ["image/webp", "application/pdf"] as const;

const tag = "files";
const access = "session";
const params = z.object({ fileId: z.uuid() });

/** Where a picture that everybody may see is read, by its width. */
export const PictureAddresses = z.object({ small: z.string(), medium: z.string(), large: z.string() });
export type PictureAddresses = z.output<typeof PictureAddresses>;

/** The first picture of a product as a line of a cart or an order shows it, as it is today. */
export const LinePicture = PictureAddresses.pick({ small: true }).extend({ alternative: z.string() });
export type LinePicture = z.output<typeof LinePicture>;

export const StoredFile = z.object({
  id: z.uuid(),
  type: z.enum(FILE_TYPES),
  /** As the person called it. */
  name: z.string(),
  /** All that is stored of it. */
  bytes: z.number().int(),
  /** Of a picture, at its widest. [px] */
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
});
export type StoredFile = z.output<typeof StoredFile>;

export const uploadFile = endpoint({
  method: "POST",
  path: "/api/files",
  summary: "Store a PNG, JPEG or WebP picture of up to 5 MB, or a PDF of up to 10 MB",
  tag,
  access,
  changes: [],
  query: z.object({
    owner: z.enum(FILE_OWNERS).describe("Whose it becomes: the caller's, or the firm's they work for"),
    name: line(FILE_NAME_MAX).min(1).describe("What the person calls it; its type is read from its bytes"),
  }),
  upload: true,
  bodyLimit: PDF_BYTES,
  status: 201,
  response: StoredFile,
  errors: [
    "not_signed_in",
    "invalid_input",
    "firm_not_found",
    "unsupported_media_type",
    "body_too_large",
    "file_refused",
    "files_full",
    "server_busy",
  ],
});

export const readFile = endpoint({
  method: "GET",
  path: "/api/files/:fileId",
  summary: "A file of the caller or of the firm they work for; a PDF as a download",
  tag,
  access,
  params,
  query: z.object({ size: z.enum(PICTURE_SIZES).default("medium").describe("Width of a picture") }),
  file: FILE_ANSWERS,
  response: FileAnswer,
  errors: ["not_signed_in", "invalid_input", "file_not_found"],
});

export const removeFile = endpoint({
  method: "DELETE",
  path: "/api/files/:fileId",
  summary: "Remove a file that nothing uses",
  tag,
  access,
  changes: [],
  params,
  response: z.object({
    /** Of the files that stay, and what they may come to. [bytes] */
    used: z.number().int(),
    most: z.number().int(),
  }),
  errors: ["not_signed_in", "file_not_found", "file_in_use"],
});
