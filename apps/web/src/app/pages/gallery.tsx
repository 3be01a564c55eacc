import { usePageFrame } from "../../lib/page-frame";
import Gallery from "../gallery";

/** Every part of the design system in its states. */
export function GalleryRoute() {
  usePageFrame({ title: "Gallery" });
  return <Gallery />;
}
