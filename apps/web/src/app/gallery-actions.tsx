import { LogOut, Pencil, Settings, Share2, Trash2, User } from "lucide-react";
import { useState } from "react";
import { Avatar } from "../ui/avatar";
import { Button } from "../ui/button";
import { buttonClass } from "../ui/button-class";
import { Dialog, DialogClose } from "../ui/dialog";
import { DropdownMenu } from "../ui/dropdown-menu";
import { MenuHeader, MenuItem, MenuRadioGroup, MenuRule } from "../ui/menu-items";
import { Field } from "../ui/field";
import { IconButton } from "../ui/icon-button";
import { Popover } from "../ui/popover";
import { TextInput } from "../ui/text-input";
import { toast } from "../ui/toast-store";
import { Specimen } from "./gallery-specimen";

export function GalleryActions() {
  return (
    <>
      <Specimen title="Type">
        <p className="type-display">Display 40</p>
        <p className="type-h1 mt-2">Heading 1, 30</p>
        <p className="type-h2 mt-2">Heading 2, 22</p>
        <p className="type-verdict mt-2">This system carries Bello Residence through August.</p>
        <p className="mt-2">
          Body 15. ₦20,632,590 ₵ ₹ £ € Ṣadé Ọláyínká Ụzọ. <a href="#main">A plain link</a>,{" "}
          <a className="link" href="#main">
            a text link
          </a>
          .
        </p>
        <p className="type-small text-text-2">Small 14 in text-2</p>
        <p className="type-help text-text-3">Help 13 in text-3</p>
      </Specimen>
      <Specimen title="Buttons">
        <Buttons />
      </Specimen>
      <Specimen title="Icon buttons, avatar, menu, popover, dialog">
        <div className="flex flex-wrap items-center gap-2.5">
          <IconButton label="Settings" icon={<Settings size={19} strokeWidth={1.75} aria-hidden="true" />} />
          <IconButton bordered label="Edit" icon={<Pencil size={18} strokeWidth={1.75} aria-hidden="true" />} />
          <IconButton
            danger
            size="sm"
            label="Remove"
            icon={<Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />}
          />
          <UserMenu />
          <Avatar name="Ada Obi" size="sm" />
          <Avatar name="Chidi" size="lg" tone="warn" />
          <Avatar name={null} tone="info" />
        </div>
        <div className="mt-3 flex flex-wrap gap-2.5">
          <Popover label="About the sun" trigger={<Button variant="outline">Open popover</Button>}>
            <p className="max-w-60">Full-sun hours a day, over the year.</p>
          </Popover>
          <ShareDialog />
          <a className={buttonClass({ variant: "outline" })} href="#main">
            A link
          </a>
        </div>
      </Specimen>
      <Specimen title="Toast: one at a time, 5 s">
        <div className="flex flex-wrap gap-2.5">
          <Button
            variant="outline"
            size="sm"
            onClick={() =>
              toast({ title: "Optimization Complete", description: "Generated optimal layout with 43 panels" })
            }
          >
            Success
          </Button>
          <Button
            variant="outline"
            size="sm"
            onClick={() =>
              toast({ tone: "bad", title: "Invalid Dimensions", description: "Please enter valid roof dimensions" })
            }
          >
            Failure
          </Button>
          <Button variant="outline" size="sm" onClick={() => toast({ tone: "info", title: "Link Copied" })}>
            Info
          </Button>
        </div>
      </Specimen>
    </>
  );
}

function Buttons() {
  const [busy, setBusy] = useState(false);
  const calculate = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 2000);
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-2.5">
        <Button busy={busy} busyText="Calculating" onClick={calculate}>
          Calculate Solar System
        </Button>
        <Button variant="outline">Save Parameters</Button>
        <Button variant="ghost">Cancel</Button>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2.5">
        <Button size="sm" variant="outline" icon={<Share2 size={16} strokeWidth={1.75} aria-hidden="true" />}>
          Share Project
        </Button>
        <Button size="sm" variant="danger">
          Delete
        </Button>
        <Button size="sm" disabled>
          Disabled
        </Button>
        <Button size="sm" busy busyText="Calculating">
          Calculate
        </Button>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-3 rounded-2 bg-band p-4">
        <Button size="lg" variant="sun">
          Back to the designer
        </Button>
        <span className="text-on-band-2">The only amber button, on a pine band</span>
      </div>
    </>
  );
}

function UserMenu() {
  const [units, setUnits] = useState<"metric" | "imperial">("metric");
  const trigger = (
    <button type="button" aria-label="Account of Ada Obi" className="rounded-full">
      <Avatar name="Ada Obi" />
    </button>
  );
  return (
    <DropdownMenu trigger={trigger}>
      <MenuHeader>
        <div className="font-semibold">Ada Obi</div>
        <div className="type-help text-text-3">ada@example.org</div>
      </MenuHeader>
      <MenuRule />
      <MenuItem icon={<User size={17} strokeWidth={1.75} aria-hidden="true" />}>Profile</MenuItem>
      <MenuItem icon={<Settings size={17} strokeWidth={1.75} aria-hidden="true" />}>Settings</MenuItem>
      <MenuRule />
      <MenuRadioGroup
        label="Units"
        value={units}
        onValueChange={setUnits}
        options={[
          { value: "metric", label: "Metres" },
          { value: "imperial", label: "Feet" },
        ]}
      />
      <MenuRule />
      <MenuItem danger icon={<LogOut size={17} strokeWidth={1.75} aria-hidden="true" />}>
        Log out
      </MenuItem>
    </DropdownMenu>
  );
}

function ShareDialog() {
  const footer = (
    <>
      <DialogClose>
        <Button variant="outline">Cancel</Button>
      </DialogClose>
      <DialogClose>
        <Button>Create link</Button>
      </DialogClose>
    </>
  );
  return (
    <Dialog
      title="Share Project"
      description="Anyone with the link sees the design and its figures."
      trigger={<Button variant="outline">Open dialog</Button>}
      footer={footer}
    >
      <Field label="Email" optional className="mt-4">
        <TextInput type="email" placeholder="ada@example.org" />
      </Field>
    </Dialog>
  );
}
