import { addFeatures } from "./features";
import type { App } from "./platform/app";
import { createPlatform, type PlatformParts } from "./platform/create-platform";

/** The product: the platform, and on it every feature. `more` adds routes of a test's own. */
export const createApp = (parts: PlatformParts, more?: (app: App) => void | Promise<void>): Promise<App> =>
  createPlatform(parts, async (app) => {
    addFeatures(app);
    await more?.(app);
  });
