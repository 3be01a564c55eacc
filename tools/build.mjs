// `npm run build`: builds the product from the packages that are installed, whether or not a source has changed.
import { build } from "./build-product.mjs";
import { inTurn } from "./running.mjs";
import { root } from "./checkout.mjs";

await inTurn(root, build);
