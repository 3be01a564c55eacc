import type { PictureSize } from "@sunwright/contract/files";
import type { PictureType } from "./signature";

/** What a worker thread is asked: a picture of an account, or a file as it was sent. */
export type MediaTask =
  | { readonly as: "portrait"; readonly mediaType: PictureType; readonly bytes: Uint8Array }
  | { readonly as: "file"; readonly bytes: Uint8Array };

/** The picture written by us: nothing but its pixels is left of what was sent. */
export interface Picture {
  readonly mediaType: PictureType;
  readonly bytes: Uint8Array;
}

/** A picture of a file in one of its widths. */
export interface PictureInWidth {
  readonly size: PictureSize;
  readonly bytes: Uint8Array;
  /** SHA-256 of the bytes, in hex. */
  readonly digest: string;
}

/** What a file turned out to be. Of a PDF the caller has the bytes. */
export type MediaContent =
  | { readonly type: "pdf" }
  | {
      readonly type: "picture";
      /** Of the largest. [px] */
      readonly width: number;
      readonly height: number;
      readonly inWidths: readonly PictureInWidth[];
    };
