import type { updatePreferences } from "@sunwright/contract/account";
import type { Preferences, User } from "@sunwright/contract/accounts";
import { resultViewOf, type ResultView } from "@sunwright/contract/result-views";
import { CURRENCIES, type Currency } from "@sunwright/engine/parameters/options";
import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { call, route } from "./api";
import { currentUserQuery, storeCurrentUser, useSession } from "./current-user";
import { local } from "./storage";

export type Units = Preferences["units"];

const UPDATE = route<typeof updatePreferences>("PUT", "/api/account/preferences");

/** Repeated from the contract, whose file would bring zod into the first script; a test holds the two together. */
export const INITIAL_PREFERENCES: Preferences = {
  units: "metric",
  currency: null,
  theme: "system",
  language: "en",
  dataSaver: false,
  commentMails: true,
  localDemand: true,
  resultView: null,
};

const CHANGING = ["preferences"];
const STORAGE_KEY = "preferences";
const listeners = new Set<() => void>();
let known: Partial<Preferences> | undefined;

/** What this browser remembers, for visitors and for the moment before the account is known. */
function remembered(): Partial<Preferences> {
  known ??= readRemembered(local.read(STORAGE_KEY));
  return known;
}

/** Takes over only what is still a valid choice; the rest keeps its default. */
export function readRemembered(stored: unknown): Partial<Preferences> {
  if (typeof stored !== "object" || stored === null) return {};
  const { units, theme, dataSaver, currency, resultView }: Record<string, unknown> = { ...stored };
  const knownCurrency = CURRENCIES.find((code) => code === currency);
  return {
    ...(units === "metric" || units === "imperial" ? { units } : {}),
    ...(theme === "system" || theme === "light" || theme === "dark" ? { theme } : {}),
    ...(typeof dataSaver === "boolean" ? { dataSaver } : {}),
    ...(resultView === "home" || resultView === "engineer" ? { resultView } : {}),
    ...(knownCurrency === undefined ? {} : { currency: knownCurrency }),
  };
}

function remember(change: Partial<Preferences>): void {
  known = { ...remembered(), ...change };
  local.write(STORAGE_KEY, known);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The account's choices, or this browser's when nobody is signed in. */
export function usePreferences(): Preferences {
  const { user } = useSession();
  // The third is what a component drawn outside a browser reads, as its tests are.
  const here = useSyncExternalStore(subscribe, remembered, remembered);
  return user?.preferences ?? { ...INITIAL_PREFERENCES, ...here };
}

/** How lengths, heights and temperatures are shown. They are kept and typed in metric units. */
export const useUnits = (): Units => usePreferences().units;

/** The currency amounts are shown in: the person's own choice, else the project's. */
export const useDisplayCurrency = (ofProject: Currency): Currency => usePreferences().currency ?? ofProject;

/** How much of a result is shown. */
export function useResultView(): ResultView {
  const { user } = useSession();
  const { resultView } = usePreferences();
  return resultViewOf({ role: user?.role ?? "end_user", resultView });
}

const isPreference = (name: string): name is keyof Preferences => name in INITIAL_PREFERENCES;

/** What is shown when a change was not stored: the former choice, but where somebody has chosen again meanwhile. */
export function takenBack(shown: Preferences, change: Partial<Preferences>, before: Preferences): Preferences {
  const refused = Object.keys(change).filter(isPreference);
  const former = refused.filter((name) => shown[name] === change[name]).map((name) => [name, before[name]] as const);
  return { ...shown, ...Object.fromEntries(former) };
}

/** Shows the choice at once, then stores it; a refusal puts the former choice back. */
export function useChangePreferences() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: CHANGING,
    // What is chosen last is written last, whichever call is the quicker.
    scope: { id: "preferences" },
    mutationFn: async (change: Partial<Preferences>) => {
      if (knownUser(client) !== null) await call(UPDATE, { body: change });
    },
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: currentUserQuery.queryKey });
      const before = knownUser(client);
      if (before === null) remember(change);
      else storeCurrentUser(client, { ...before, preferences: { ...before.preferences, ...change } });
      return { before };
    },
    onError: (_error, change, context) => {
      const now = knownUser(client);
      if (!context?.before || now === null) return;
      storeCurrentUser(client, { ...now, preferences: takenBack(now.preferences, change, context.before.preferences) });
      // Of two that were refused the second knows the first as the former choice: the server has the truth.
      if (client.isMutating({ mutationKey: CHANGING }) === 1)
        void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    },
  });
}

const knownUser = (client: QueryClient): User | null => client.getQueryData(currentUserQuery.queryKey) ?? null;
