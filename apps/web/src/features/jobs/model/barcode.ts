/** What newer browsers read barcodes with; its types are in no library yet. */
interface Detector {
  readonly detect: (picture: ImageBitmap) => Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new () => Detector;

const isDetector = (value: unknown): value is DetectorClass => typeof value === "function";
const detector = (): DetectorClass | null => {
  const found: unknown = Reflect.get(globalThis, "BarcodeDetector");
  return isDetector(found) ? found : null;
};

export const readsBarcodes = (): boolean => detector() !== null;

/** The first code in a picture; null where there is none, or it cannot be read. */
export async function codeIn(file: File): Promise<string | null> {
  const Found = detector();
  if (Found === null) return null;
  try {
    const picture = await createImageBitmap(file);
    const [code] = await new Found().detect(picture);
    picture.close();
    return code?.rawValue ?? null;
  } catch {
    // Told to the person, who types the number.
    return null;
  }
}
