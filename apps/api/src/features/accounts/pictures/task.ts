import type { PictureType } from "../rules";

/** What a worker thread is asked: a picture as it was sent, of the type that its first bytes name. */
export interface PictureTask {
  readonly mediaType: PictureType;
  readonly bytes: Uint8Array;
}

/** The picture written by us: nothing but its pixels is left of what was sent. */
export interface Picture {
  readonly mediaType: PictureType;
  readonly bytes: Uint8Array;
}
