import { Search } from "lucide-react";
import { useState } from "react";
import { Checkbox } from "../ui/checkbox";
import { ChoiceCards } from "../ui/choice-cards";
import { Combobox } from "../ui/combobox";
import { Field } from "../ui/field";
import { NumberInput } from "../ui/number-input";
import { PasswordInput } from "../ui/password-input";
import { QuantityInput } from "../ui/quantity-input";
import { RadioRow } from "../ui/radio-row";
import { Segmented } from "../ui/segmented";
import { Select } from "../ui/select";
import { SliderNumber } from "../ui/slider-number";
import { Switch } from "../ui/switch";
import { BatterySymbol, GridSymbol, HouseSymbol, SolarArraySymbol } from "../ui/symbols";
import { TextArea } from "../ui/text-area";
import { TextInput } from "../ui/text-input";
import { Specimen } from "./gallery-specimen";

const appliances = [
  { value: "fan", label: "Ceiling fan", detail: "75 W", group: "Cooling" },
  { value: "air", label: "Air conditioner", detail: "1,200 W", group: "Cooling" },
  { value: "fridge", label: "Refrigerator", detail: "150 W", group: "Kitchen", said: ["fridge"] },
  { value: "freezer", label: "Chest freezer", detail: "180 W", group: "Kitchen" },
  { value: "pump", label: "Water pump", detail: "750 W", group: "Water" },
];
const cities = [
  { value: "kano", label: "Kano", group: "Nigeria" },
  { value: "oyo", label: "Ọ̀yọ́", group: "Nigeria" },
  { value: "accra", label: "Accra", group: "Ghana" },
];
const countries = [
  {
    label: "Africa",
    options: [
      { value: "NG", label: "Nigeria" },
      { value: "GH", label: "Ghana" },
    ],
  },
  { label: "Europe", options: [{ value: "DE", label: "Germany", detail: "2.5 to 4.0" }] },
] as const;

export function GalleryFields() {
  return (
    <>
      <Specimen title="Field with unit, help and error">
        <Texts />
      </Specimen>
      <Specimen title="Select and combobox">
        <Lists />
      </Specimen>
      <Specimen title="Quantity and slider with number">
        <Amounts />
      </Specimen>
      <Specimen title="Choices">
        <Choices />
      </Specimen>
    </>
  );
}

function Texts() {
  const [sun, setSun] = useState("6.5");
  const [percent, setPercent] = useState("140");
  return (
    <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
      <Field label="Sunlight hours" help="Kano, Northern region: 6.5 to 7.0">
        <NumberInput value={sun} onValueChange={setSun} unit="h" min={1} max={12} step={0.1} />
      </Field>
      <Field label="Humidity" error="Between 0 and 100">
        <NumberInput value={percent} onValueChange={setPercent} unit="%" min={0} max={100} whole />
      </Field>
      <Field label="Email" required>
        <TextInput type="email" autoComplete="email" placeholder="ada@example.org" />
      </Field>
      <Field label="Password">
        <PasswordInput defaultValue="correct horse" />
      </Field>
      <Field label="Company" optional>
        <TextInput start={<Search size={17} strokeWidth={1.75} aria-hidden="true" />} placeholder="Search" />
      </Field>
      <Field label="Project number" help="Given by us.">
        <TextInput disabled value="SW-0142" readOnly />
      </Field>
      <Field label="Note" className="col-span-full">
        <TextArea placeholder="What the installer should know" />
      </Field>
    </div>
  );
}

function Lists() {
  const [country, setCountry] = useState<"NG" | "GH" | "DE" | "">("");
  const [appliance, setAppliance] = useState("");
  const [city, setCity] = useState("kano");
  return (
    <div className="grid grid-cols-2 gap-4 max-sm:grid-cols-1">
      <Field label="Country">
        <Select value={country} onValueChange={setCountry} groups={countries} placeholder="Choose a country" />
      </Field>
      <Field label="Region" error="Choose a region">
        <Select
          value=""
          onValueChange={() => undefined}
          options={[{ value: "n", label: "Northern" }]}
          placeholder="Choose"
        />
      </Field>
      <Field label="Appliance" help={appliance ? `Value: ${appliance}` : "Your own name is welcome, too."}>
        <Combobox value={appliance} onValueChange={setAppliance} items={appliances} />
      </Field>
      <Field label="City">
        <Combobox
          value={city}
          onValueChange={setCity}
          items={cities}
          freeText={false}
          placeholder="Choose a city"
          emptyText="No city of that name. Choose the nearest one."
        />
      </Field>
    </div>
  );
}

function Amounts() {
  const [quantity, setQuantity] = useState(4);
  const [rows, setRows] = useState(1);
  const [tilt, setTilt] = useState("30");
  const [days, setDays] = useState("14");
  return (
    <>
      <div className="grid grid-cols-[128px_112px] gap-4">
        <Field label="Quantity">
          <QuantityInput label="Quantity" value={quantity} onValueChange={setQuantity} />
        </Field>
        <Field label="Dense">
          <QuantityInput label="Dense" size="sm" value={rows} onValueChange={setRows} />
        </Field>
      </div>
      <SliderNumber
        className="mt-4"
        label="Tilt"
        value={tilt}
        onValueChange={setTilt}
        min={0}
        max={60}
        ticks={[0, 30, 60]}
        unit="°"
      />
      <SliderNumber
        className="mt-4"
        label="Backup days"
        value={days}
        onValueChange={setDays}
        min={1}
        max={10}
        unit="days"
        error="Between 1 and 10"
      />
    </>
  );
}

function Choices() {
  const [system, setSystem] = useState<"off-grid" | "on-grid" | "hybrid">("off-grid");
  const [voltage, setVoltage] = useState<"220" | "110" | "380">("220");
  const [range, setRange] = useState<"day" | "week">("week");
  const [agreed, setAgreed] = useState(true);
  const [mails, setMails] = useState(false);
  return (
    <div className="grid gap-4">
      <ChoiceCards
        label="System"
        value={system}
        onValueChange={setSystem}
        options={[
          {
            value: "off-grid",
            title: "off-grid",
            drawing: <SystemRow symbols={[SolarArraySymbol, BatterySymbol, HouseSymbol]} />,
            line: "Panels and battery carry everything.",
          },
          {
            value: "on-grid",
            title: "on-grid",
            drawing: <SystemRow symbols={[SolarArraySymbol, GridSymbol, HouseSymbol]} />,
            line: "No battery. The grid fills in at night.",
          },
          {
            value: "hybrid",
            title: "hybrid",
            drawing: <SystemRow symbols={[BatterySymbol, GridSymbol, HouseSymbol]} />,
            line: "Battery first, grid when it runs low.",
          },
        ]}
      />
      <RadioRow
        label="Voltage"
        value={voltage}
        onValueChange={setVoltage}
        options={[
          { value: "220", label: "220V/50Hz Single Phase" },
          { value: "110", label: "110V/60Hz Single Phase" },
          { value: "380", label: "380V/50Hz Three Phase", disabled: true },
        ]}
      />
      <Segmented
        label="Period"
        value={range}
        onValueChange={setRange}
        options={[
          { value: "day", label: "Typical day" },
          { value: "week", label: "Worst week" },
        ]}
      />
      <Segmented
        label="Period of the roof"
        value={null}
        onValueChange={setRange}
        off="A roof is looked at over a whole year."
        options={[
          { value: "day", label: "Typical day" },
          { value: "week", label: "Worst week" },
        ]}
      />
      <Checkbox label="I have read the terms" checked={agreed} onCheckedChange={setAgreed} />
      <Checkbox
        label="Show sample figures"
        help="They are marked as samples."
        checked={mails}
        onCheckedChange={setMails}
      />
      <Switch
        label="Mail me when an installer answers"
        help="At most one mail a day."
        checked={mails}
        onCheckedChange={setMails}
      />
    </div>
  );
}

function SystemRow({ symbols }: { symbols: readonly (typeof SolarArraySymbol)[] }) {
  return (
    <span className="flex items-center justify-between py-1">
      {symbols.map((Symbol, index) => (
        <Symbol key={index} size={34} />
      ))}
    </span>
  );
}
