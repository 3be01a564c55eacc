import { PICTURE_SIDE, QUALITIES, base64Bytes, base64Of, fitsServer, middleSquare } from "../model/picture";

/** What the browser cannot read as a picture, or cannot make small enough. */
export class PictureUnreadable extends Error {
  override readonly name = "PictureUnreadable";
}

/** The middle square of a picture file as a small JPEG, in base64. Large pictures never leave the device. */
export async function resizePicture(file: File): Promise<string> {
  const picture = await decode(file);
  const canvas = document.createElement("canvas");
  const { x, y, side } = middleSquare(picture.width, picture.height);
  canvas.width = canvas.height = Math.min(side, PICTURE_SIDE);
  const context = canvas.getContext("2d");
  if (context === null || side === 0) throw new PictureUnreadable();
  // JPEG knows no transparency; without this it would turn black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
  picture.close();
  for (const quality of QUALITIES) {
    const image = base64Of(canvas.toDataURL("image/jpeg", quality));
    if (fitsServer(base64Bytes(image))) return image;
  }
  throw new PictureUnreadable();
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch {
    throw new PictureUnreadable();
  }
}
