import { Share2, Trash2 } from "lucide-react";
import { useState } from "react";
import { Avatar } from "../ui/avatar";
import { Button } from "../ui/button";
import { Chip } from "../ui/chip";
import { DesignStepper } from "../ui/design-stepper";
import { IconButton } from "../ui/icon-button";
import { Num } from "../ui/num";
import { NumberInput } from "../ui/number-input";
import { QuantityInput } from "../ui/quantity-input";
import { SectionRule } from "../ui/section-rule";
import { Sheet, SheetFooter, SheetHeader, SheetSection, SummarySheet } from "../ui/sheet";
import { figures, ShareBar, Table, TableHead } from "../ui/table";
import { Tab, TabList, TabPanel, Tabs } from "../ui/tabs";
import { TitleBlock, TitleBlockCell } from "../ui/title-block";
import { Specimen } from "./gallery-specimen";

const steps = [{ label: "Power Calculation" }, { label: "System Parameters" }, { label: "Results & Report" }];

export function GalleryStructure() {
  const [step, setStep] = useState(1);
  return (
    <>
      <Specimen title="Stepper, tabs, segmented">
        <DesignStepper label="Design Progress" steps={steps} current={step} reached={2} onStep={setStep} />
        <TabsInBothLooks />
      </Specimen>
      <Specimen title="Title block, section rule">
        <TitleBlock
          label="Project"
          end={
            <>
              <Avatar name="Ada Obi" size="sm" />
              <Button variant="outline" size="sm" icon={<Share2 size={16} strokeWidth={1.75} aria-hidden="true" />}>
                Share
              </Button>
            </>
          }
        >
          <TitleBlockCell label="Project">Bello Residence</TitleBlockCell>
          <TitleBlockCell label="Site" from="sm">
            Kano, Nigeria
          </TitleBlockCell>
        </TitleBlock>
        <SectionRule
          className="mt-6"
          level={3}
          title="System Architecture Overview"
          aside="The first three are sized in step 3."
        />
      </Specimen>
      <Specimen title="Table rows, chips">
        <div className="grid gap-4">
          <Sheet aria-label="Clients" className="overflow-hidden">
            <ClientsTable />
          </Sheet>
          <Sheet aria-label="Appliances" className="overflow-x-auto">
            <AppliancesTable />
          </Sheet>
        </div>
        <div className="mt-3 flex flex-wrap gap-2">
          <Chip>Quoted</Chip>
          <Chip tone="warn">Good</Chip>
          <Chip tone="bad">Needs Improvement</Chip>
          <Chip tone="outline">Custom</Chip>
        </div>
      </Specimen>
      <Specimen title="Sheets">
        <Sheet aria-label="Example of a sheet">
          <SheetHeader level={3} title="System Parameters" aside={<Chip tone="ok">Saved</Chip>} />
          <SheetSection level={4} title="Environment" className="border-t">
            Panels lose about 0.35% per °C above 25.
          </SheetSection>
          <SheetFooter>
            <Button variant="outline">Save Parameters</Button>
            <Button>Calculate Solar System</Button>
          </SheetFooter>
        </Sheet>
        <SummarySheet aria-label="Example of a summary" className="mt-4">
          <div className="type-label">Daily consumption</div>
          <Num size={1} value="10,166" unit="Wh" />
        </SummarySheet>
      </Specimen>
    </>
  );
}

const inputTabs = ["appliances", "direct"] as const;

function TabsInBothLooks() {
  const [tab, setTab] = useState<(typeof inputTabs)[number]>("appliances");
  return (
    <div className="mt-5 grid gap-5">
      <Tabs values={inputTabs} value={tab} onValueChange={setTab}>
        <TabList label="Input">
          <Tab value="appliances">Add Appliances</Tab>
          <Tab value="direct">Direct Input</Tab>
        </TabList>
        <TabPanel value="appliances" className="pt-3">
          Your appliances.
        </TabPanel>
        <TabPanel value="direct" className="pt-3">
          Your own figures.
        </TabPanel>
      </Tabs>
      <Tabs values={inputTabs} value={tab} onValueChange={setTab} look="segmented">
        <TabList label="The same, segmented">
          <Tab value="appliances">Sign In</Tab>
          <Tab value="direct">Create Account</Tab>
        </TabList>
        <TabPanel value="appliances">{null}</TabPanel>
        <TabPanel value="direct">{null}</TabPanel>
      </Tabs>
    </div>
  );
}

function ClientsTable() {
  return (
    <Table caption="Clients with their daily use and status">
      <TableHead columns={["Client", figures("Daily use"), "Status"]} />
      <tbody>
        <tr>
          <th scope="row">Clinic, Kano</th>
          <td className="end">
            <Num value="10.2" unit="kWh" />
          </td>
          <td>
            <Chip tone="info">New</Chip>
          </td>
        </tr>
        <tr>
          <th scope="row">House, Ibadan</th>
          <td className="end">
            <Num value="41.0" unit="kWh" />
          </td>
          <td>
            <Chip tone="ok">Site visit</Chip>
          </td>
        </tr>
      </tbody>
    </Table>
  );
}

function AppliancesTable() {
  return (
    <Table caption="Appliances with quantity, hours and consumption" inputs>
      <thead>
        <tr>
          <th scope="col">Appliance</th>
          <th scope="col">Quantity</th>
          <th scope="col">Hours per day</th>
          <th scope="col" className="end">
            Daily consumption
          </th>
          <td aria-hidden="true" />
        </tr>
      </thead>
      <tbody>
        <FanRow />
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">1 appliance</th>
          <td className="end" colSpan={3}>
            <Num value="2,700" unit="Wh" />
          </td>
          <td aria-hidden="true" />
        </tr>
      </tfoot>
    </Table>
  );
}

function FanRow() {
  const [hours, setHours] = useState("9");
  const [quantity, setQuantity] = useState(4);
  const why = { name: "Ceiling fan, daily consumption", equation: "75 W × 4 × 9 h = 2,700 Wh" };
  const hoursLabel = "Hours per day of Ceiling fan";
  return (
    <tr>
      <th scope="row">Ceiling fan</th>
      <td>
        <QuantityInput size="sm" label="Quantity of Ceiling fan" value={quantity} onValueChange={setQuantity} />
      </td>
      <td>
        <NumberInput
          size="sm"
          align="end"
          className="w-20"
          unit="h"
          aria-label={hoursLabel}
          value={hours}
          onValueChange={setHours}
        />
      </td>
      <td className="end">
        <Num value="2,700" unit="Wh" explanation={why} />
        <ShareBar share={0.27} className="mt-1" />
      </td>
      <td>
        <IconButton
          danger
          size="sm"
          label="Remove Ceiling fan"
          icon={<Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />}
        />
      </td>
    </tr>
  );
}
