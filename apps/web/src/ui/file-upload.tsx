import { say } from "@sunwright/words/files";
import { clsx } from "clsx";
import { Camera, FileUp, RotateCcw, X } from "lucide-react";
import { type DragEvent, useId, useRef, useState } from "react";
import { Button } from "./button";
import { IconButton } from "./icon-button";
import { Progress } from "./progress";

/** What may be chosen. */
type FileKinds = "picture" | "pdf" | "both";

/** A file on its way, or one that did not arrive. */
interface Shown {
  readonly key: string;
  readonly name: string;
  readonly state: "waiting" | "sending" | "checking" | "failed";
  readonly percent: number;
  readonly error: string;
}

interface FileUploadProps {
  /** What the files are for: the name of the group. */
  label: string;
  kinds: FileKinds;
  /** How many more may be chosen; at 0 nothing can be. */
  room: number;
  /** Offers the camera on devices that have one to hold. */
  camera?: boolean | undefined;
  /** As `useUploads` of `lib/use-uploads` gives them. */
  uploads: {
    readonly list: readonly Shown[];
    readonly add: (files: readonly File[]) => void;
    readonly cancel: (key: string) => void;
    readonly retry: (key: string) => void;
  };
  className?: string | undefined;
}

const PICTURES = ["image/png", "image/jpeg", "image/webp"];
const ACCEPTED: Readonly<Record<FileKinds, readonly string[]>> = {
  picture: PICTURES,
  pdf: ["application/pdf"],
  both: [...PICTURES, "application/pdf"],
};

/** Chooses files by button, by dropping them or by the camera, and shows how far each is. Everything works by keyboard. */
export function FileUpload({ label, kinds, room, camera = false, uploads, className }: FileUploadProps) {
  const [note, setNote] = useState("");
  const [over, setOver] = useState(false);
  const id = useId();
  const add = (files: readonly File[]) => {
    if (files.length === 0) return;
    const taken = files.filter(({ type }) => ACCEPTED[kinds].includes(type));
    const fitting = taken.slice(0, Math.max(0, room));
    setNote(
      taken.length < files.length
        ? say("wrongType")
        : fitting.length < taken.length
          ? say("tooMany", { count: room })
          : "",
    );
    if (fitting.length > 0) uploads.add(fitting);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  return (
    <div role="group" aria-label={label} className={className}>
      {room > 0 && (
        <div
          className={clsx("ui-drop", over && "ui-drop-over")}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <div className="flex flex-wrap items-center gap-3">
            <Chooser label={label} accept={ACCEPTED[kinds]} several={room > 1} describedBy={id} onChosen={add} />
            {camera && kinds !== "pdf" && <CameraButton label={label} describedBy={id} onChosen={add} />}
            <span className="ui-drop-hint type-help text-text-2">{say("drop")}</span>
          </div>
          <p id={id} className="mt-2 type-help text-text-2">
            {say(`kinds.${kinds}`)}
          </p>
        </div>
      )}
      <p role="status" className="type-help mt-2 text-bad empty:hidden">
        {note}
      </p>
      {uploads.list.length > 0 && (
        <ul aria-label={say("uploads")} className="mt-3 grid gap-3">
          {uploads.list.map((each) => (
            <Line key={each.key} shown={each} uploads={uploads} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface ChooserProps {
  readonly label: string;
  readonly accept: readonly string[];
  readonly several: boolean;
  readonly describedBy: string;
  readonly onChosen: (files: readonly File[]) => void;
}

/** The browser's own choice of files opens from a button of ours. */
function Chooser({ label, accept, several, describedBy, onChosen }: ChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept.join(",")}
        multiple={several}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Emptied, so that choosing the same file again is a change again.
          currentTarget.value = "";
          onChosen(files);
        }}
      />
      <Button
        variant="outline"
        size="sm"
        aria-describedby={describedBy}
        icon={<FileUp size={17} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {several ? say("chooseSeveral") : say("choose")}
      </Button>
    </>
  );
}

function CameraButton({ label, describedBy, onChosen }: Pick<ChooserProps, "label" | "describedBy" | "onChosen">) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={PICTURES.join(",")}
        capture="environment"
        aria-label={`${label}: ${say("photo")}`}
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = "";
          onChosen(files);
        }}
      />
      <Button
        variant="outline"
        size="sm"
        className="ui-camera"
        aria-describedby={describedBy}
        icon={<Camera size={17} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {say("photo")}
      </Button>
    </>
  );
}

function Line({ shown, uploads }: { readonly shown: Shown; readonly uploads: FileUploadProps["uploads"] }) {
  const { key, name, state, percent, error } = shown;
  const failed = state === "failed";
  const words =
    state === "waiting"
      ? say("waiting", { name })
      : state === "checking"
        ? say("checking", { name })
        : say("under", { name, percent });
  return (
    <li className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="type-help break-words">{failed ? <span translate="no">{name}</span> : words}</p>
        {failed ? (
          <p role="alert" className="type-help text-bad">
            {error}
          </p>
        ) : (
          <Progress value={percent} label={name} className="mt-1" />
        )}
      </div>
      {failed && (
        <IconButton
          label={say("again", { name })}
          icon={<RotateCcw size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => uploads.retry(key)}
        />
      )}
      <IconButton
        label={failed ? say("dismiss", { name }) : say("cancel", { name })}
        icon={<X size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => uploads.cancel(key)}
      />
    </li>
  );
}
