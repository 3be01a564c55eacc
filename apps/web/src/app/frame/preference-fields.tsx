import { say } from "@sunwright/words/app";
import { CURRENCIES, type Currency } from "@sunwright/engine/parameters/options";
import type { Preferences } from "@sunwright/contract/accounts";
import { whatHappened } from "../../lib/api-error";
import { LANGUAGES, pageLanguage, speakFromNowOn } from "../../lib/language";
import { CURRENCY } from "../../lib/money";
import { useChangePreferences, usePreferences } from "../../lib/preferences";
import { Field } from "../../ui/field";
import { Segmented } from "../../ui/segmented";
import { Select } from "../../ui/select";
import { Switch } from "../../ui/switch";
import { toast } from "../../ui/toast-store";

const units = [
  { value: "metric", label: say("display.metric") },
  { value: "imperial", label: say("display.imperial") },
] as const satisfies { value: Preferences["units"]; label: string }[];
const themes = [
  { value: "system", label: say("display.systemTheme") },
  { value: "light", label: say("display.light") },
  { value: "dark", label: say("display.dark") },
] as const satisfies { value: Preferences["theme"]; label: string }[];

const PROJECT_CURRENCY = "project";
const currencies: readonly { value: Currency | typeof PROJECT_CURRENCY; label: string }[] = [
  { value: PROJECT_CURRENCY, label: say("display.projectCurrency") },
  ...CURRENCIES.map((code) => ({ value: code, label: say("display.currencyOption", CURRENCY[code]) })),
];
const languages = LANGUAGES.map(({ code, name }) => ({ value: code, label: name }));

/** Takes effect at once and is kept with the account; also on the settings page. */
export function PreferenceFields() {
  const preferences = usePreferences();
  const change = useChangePreferences();
  const set = (patch: Partial<Preferences>, stored = () => {}) =>
    change.mutate(patch, {
      onSuccess: stored,
      onError: (error) =>
        toast({
          title: say("display.notStored"),
          description: whatHappened(error, say("display.tryAgain")),
          tone: "bad",
        }),
    });
  // The page is read again: its texts were said while it loaded.
  const setLanguage = (code: string) => set({ language: code }, () => speakFromNowOn(code));
  return (
    <div className="grid gap-4">
      <Field label={say("display.units")} help={say("display.unitsHelp")}>
        <Segmented
          label={say("display.units")}
          full
          value={preferences.units}
          onValueChange={(value) => set({ units: value })}
          options={units}
        />
      </Field>
      <Field label={say("display.currency")} help={say("display.currencyHelp")}>
        <Select
          value={preferences.currency ?? PROJECT_CURRENCY}
          onValueChange={(value) => set({ currency: value === PROJECT_CURRENCY ? null : value })}
          options={currencies}
        />
      </Field>
      <Field label={say("display.theme")}>
        <Segmented
          label={say("display.theme")}
          full
          value={preferences.theme}
          onValueChange={(value) => set({ theme: value })}
          options={themes}
        />
      </Field>
      <Field label={say("display.language")} help={say("display.languageHelp")}>
        <Select value={pageLanguage().code} onValueChange={setLanguage} options={languages} />
      </Field>
      <Switch
        label={say("display.dataSaver")}
        help={say("display.dataSaverHelp")}
        checked={preferences.dataSaver}
        onCheckedChange={(dataSaver) => set({ dataSaver })}
      />
    </div>
  );
}
