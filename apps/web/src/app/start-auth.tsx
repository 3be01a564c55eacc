import { parseSearch, stringifySearch } from "../lib/routing/address";
import { Failing } from "./failing";
import { mount } from "./mount";
import { AuthScreen, TryRoute } from "./pages/auth-screen";
import { authSearch } from "./search";
import { Surroundings } from "./surroundings";

/*
 * The auth screen, or the trial that it leads to, as the first page of a visit. It is left by loading another page only, as signing in asks for, and so
 * does without the router, a quarter of what a first visit would load.
 */
const { verified, outcome, message, ...rest } = authSearch(parseSearch(location.search));
const forgetVerification = () => history.replaceState(null, "", `${location.pathname}${stringifySearch(rest)}`);

void mount(() => (
  <Failing>
    <Surroundings>
      {location.pathname === "/try" ? (
        <TryRoute />
      ) : (
        <AuthScreen search={{ verified, outcome, message, ...rest }} onVerificationTold={forgetVerification} />
      )}
    </Surroundings>
  </Failing>
));

// Who begins to type will sign in: the page that follows finds the router in the browser's cache.
addEventListener("focusin", () => void import("./router"), { once: true });
