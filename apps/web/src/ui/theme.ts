/** The look a person asked for; "system" follows the device and is the default. */
export type ThemeChoice = "light" | "dark" | "system";

/** Repeated in public/theme.js, which runs before this module is loaded. */
const STORAGE_KEY = "theme";
const DARK_DEVICE = "(prefers-color-scheme: dark)";

export function themeChoice(): ThemeChoice {
  const stored = readStorage();
  return stored === "light" || stored === "dark" ? stored : "system";
}

/** Applies the choice now and keeps it for the next visit. */
export function chooseTheme(choice: ThemeChoice): void {
  writeStorage(choice);
  applyTheme(choice);
}

/** Follows the device while the choice is "system". Call once at start; returns the undo. */
export function followDeviceTheme(): () => void {
  const device = matchMedia(DARK_DEVICE);
  const follow = () => applyTheme(themeChoice());
  device.addEventListener("change", follow);
  return () => device.removeEventListener("change", follow);
}

function applyTheme(choice: ThemeChoice): void {
  const dark = choice === "dark" || (choice === "system" && matchMedia(DARK_DEVICE).matches);
  document.documentElement.dataset["theme"] = dark ? "dark" : "light";
}

/** Storage throws where the browser blocks it; the theme then lasts for this page only. */
function readStorage(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function writeStorage(choice: ThemeChoice): void {
  try {
    if (choice === "system") localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, choice);
  } catch {
    return;
  }
}
