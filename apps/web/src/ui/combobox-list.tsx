import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { groupItems, type ComboboxItem } from "./combobox-filter";

/** What `aria-activedescendant` of the box names. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

interface ComboboxListProps<Item extends ComboboxItem> {
  id: string;
  items: readonly Item[];
  active: number;
  chosen: string;
  label: string;
  onChoose: (item: Item) => void;
}

export function ComboboxList<Item extends ComboboxItem>({
  id,
  items,
  active,
  chosen,
  label,
  onChoose,
}: ComboboxListProps<Item>) {
  return (
    // A <select> cannot follow a text box
    <div id={id} role="listbox" aria-label={label} className="ui-list-scroll" hidden={items.length === 0}>
      {groupItems(items).map((group) => (
        <OptionGroup key={group.firstIndex} id={`${id}-group-${group.firstIndex}`} label={group.label}>
          {group.items.map((item, index) => (
            <Option
              key={item.value}
              id={optionId(id, group.firstIndex + index)}
              item={item}
              active={group.firstIndex + index === active}
              chosen={item.value === chosen}
              onChoose={() => onChoose(item)}
            />
          ))}
        </OptionGroup>
      ))}
    </div>
  );
}

function OptionGroup({ id, label, children }: { id: string; label: string | undefined; children: ReactNode }) {
  if (label === undefined) return children;
  return (
    // <optgroup> lives in a <select> only
    <div role="group" aria-labelledby={id}>
      <div id={id} className="ui-list-group type-label">
        {label}
      </div>
      {children}
    </div>
  );
}

interface OptionProps {
  id: string;
  item: ComboboxItem;
  active: boolean;
  chosen: boolean;
  onChoose: () => void;
}

/** Never focused itself: the box keeps the focus and names the active option by `aria-activedescendant`. */
function Option({ id, item, active, chosen, onChoose }: OptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- see above
    <div
      id={id}
      ref={(element) => {
        if (active) element?.scrollIntoView({ block: "nearest" });
      }}
      // <option> lives in a <select> only
      role="option"
      aria-selected={chosen}
      data-active={active || undefined}
      data-state={chosen ? "checked" : "unchecked"}
      className="ui-list-item"
      // Before the box loses the focus, which would close the list under the pointer.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {item.icon}
      <span className="ui-list-item-label">{item.label}</span>
      {item.detail && <span className="ui-list-item-detail">{item.detail}</span>}
      <span className="ui-list-item-check">{chosen && <Check size={16} strokeWidth={2} aria-hidden="true" />}</span>
    </div>
  );
}
