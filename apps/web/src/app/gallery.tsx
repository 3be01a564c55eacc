import { useState } from "react";
import { Mark } from "../ui/mark";
import { Segmented } from "../ui/segmented";
import { chooseTheme, themeChoice, type ThemeChoice } from "../ui/theme";
import { GalleryActions } from "./gallery-actions";
import { GalleryFields } from "./gallery-fields";
import { GalleryFigures } from "./gallery-figures";
import { GalleryStates } from "./gallery-states";
import { GalleryStructure } from "./gallery-structure";

const themes: readonly { value: ThemeChoice; label: string }[] = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

/** Every part of the design system in its states. Stands inside the frame, which brings main, tooltips and toasts. */
export default function Gallery() {
  const [theme, setTheme] = useState(themeChoice);
  const change = (choice: ThemeChoice) => {
    chooseTheme(choice);
    setTheme(choice);
  };
  return (
    <div className="page-width pt-8 pb-16">
      <div className="flex flex-wrap items-center justify-between gap-4 pb-4">
        <h1 className="type-h3 flex items-center gap-2.5">
          <Mark size={28} />
          Components
        </h1>
        <Segmented label="Theme" size="sm" value={theme} onValueChange={change} options={themes} />
      </div>
      <div className="grid grid-cols-2 gap-x-14 max-lg:grid-cols-1">
        <div className="min-w-0">
          <GalleryActions />
          <GalleryFields />
        </div>
        <div className="min-w-0">
          <GalleryFigures />
          <GalleryStructure />
          <GalleryStates />
        </div>
      </div>
    </div>
  );
}
