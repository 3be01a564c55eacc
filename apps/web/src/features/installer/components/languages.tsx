import { say } from "@sunwright/words/installer";
import { type Language, LANGUAGES } from "@sunwright/contract/installers";
import { X } from "lucide-react";
import { FieldGroup } from "../../../ui/field";
import { IconButton } from "../../../ui/icon-button";
import { Select } from "../../../ui/select";

const OPTIONS = LANGUAGES.map((value) => ({ value, label: say(`language.${value}`) }));

interface LanguagesProps {
  readonly value: readonly Language[];
  readonly owner: boolean;
  readonly onChange: (languages: Language[]) => void;
}

/** Languages that the firm's people speak at work: one after another is added. */
export function Languages({ value, owner, onChange }: LanguagesProps) {
  return (
    <FieldGroup label={say("languages")}>
      {value.length === 0 && <p className="type-small mb-2 text-text-3">{say("noLanguages")}</p>}
      <ul className="installer-languages">
        {value.map((each) => (
          <li key={each} className="installer-language">
            {say(`language.${each}`)}
            {owner && (
              <IconButton
                size="sm"
                label={say("removeLanguage", { language: say(`language.${each}`) })}
                icon={<X size={15} strokeWidth={1.75} aria-hidden="true" />}
                onClick={() => onChange(value.filter((other) => other !== each))}
              />
            )}
          </li>
        ))}
      </ul>
      {owner && (
        <Select
          aria-label={say("addLanguage")}
          value=""
          placeholder={say("addLanguage")}
          options={OPTIONS.filter((option) => !value.includes(option.value))}
          onValueChange={(added) => onChange([...value, added])}
        />
      )}
    </FieldGroup>
  );
}
