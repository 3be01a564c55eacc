import { say } from "@sunwright/words/designer";
import { downloadBlob } from "../../../lib/download";
import { toast } from "../../../ui/toast-store";

const PICTURE_NAME = "solar-panel-layout.png";

/** Hands the picture to the person. */
export async function savePicture(picture: Promise<Blob> | undefined): Promise<void> {
  const failed = (description: string) => toast({ tone: "bad", title: say("picture.notSaved"), description });
  if (!picture) return void failed(say("picture.viewLoading"));
  try {
    downloadBlob(PICTURE_NAME, await picture);
  } catch {
    failed(say("tryAgain"));
  }
}

const COPIED = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
];
/** Sharp in print. */
const SCALE = 2;

/** The line drawing as a picture: its looks come from the page's style sheet, so they are written into a copy first. */
export async function picturePlan(drawing: SVGSVGElement): Promise<Blob> {
  const copy = drawing.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error("The drawing could not be copied");
  const [from, to] = [drawing.querySelectorAll("*"), copy.querySelectorAll("*")];
  for (const [index, element] of from.entries()) {
    const style = getComputedStyle(element);
    for (const name of COPIED) to[index]?.setAttribute(name, style.getPropertyValue(name));
    to[index]?.removeAttribute("style");
  }
  const { width, height } = drawing.getBoundingClientRect();
  const source = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" }),
  );
  try {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [width * SCALE, height * SCALE];
    const pen = canvas.getContext("2d");
    if (!pen) throw new Error("The browser draws no pictures");
    pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue("--paper");
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be made"))), "image/png");
    });
  } finally {
    URL.revokeObjectURL(source);
  }
}
