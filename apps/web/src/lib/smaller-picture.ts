/** The widest that is kept of a picture. [px] */
const KEPT = 1_600;
/** Below this a picture goes as it is. [bytes] */
const SMALL = 700_000;
const QUALITY = 0.88;

/**
 * A photo of a camera as it is kept anyway, made on the device: a tenth of the data leaves it, and nothing of where it
 * was taken. Anything else, and what the browser cannot read, goes as it is: the server says what is wrong with it.
 */
export async function smallerPicture(file: Blob): Promise<Blob> {
  if (file.size <= SMALL || !/^image\/(jpeg|png|webp)$/.test(file.type)) return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return file;
  const scale = Math.min(1, KEPT / picture.width);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext("2d");
  context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  // WebP keeps what can be seen through; browsers that do not write it make a PNG.
  const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/webp", QUALITY));
  return context !== null && smaller !== null && smaller.size < file.size ? smaller : file;
}
