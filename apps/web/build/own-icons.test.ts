import { expect, it } from "vitest";
import { filesIn, fromOwnFiles } from "./own-icons";

const LIST = `export { index as icons };
export { default as Bell, default as BellIcon, default as LucideBell } from './icons/bell.mjs';
export { default as Trash2, default as TrashTwo } from './icons/trash-2.mjs';`;

it("takes an icon from its own file under the name it has here, and types from the list", () => {
  const source = `import { type LucideIcon, Bell as Ring,
  TrashTwo,
} from "lucide-react";
import type { LucideProps } from "lucide-react";
use(Ring);`;
  expect(fromOwnFiles(source, filesIn(LIST))).toBe(
    `import { type LucideIcon } from "lucide-react"; import Ring from "lucide-react/icons/bell"; import TrashTwo from "lucide-react/icons/trash-2";
import type { LucideProps } from "lucide-react";
use(Ring);`,
  );
});
