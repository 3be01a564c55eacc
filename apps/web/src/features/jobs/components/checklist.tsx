import type { Job } from "@sunwright/contract/jobs";
import { say } from "@sunwright/words/jobs";
import { Camera, Check, X } from "lucide-react";
import { type ReactNode, useCallback } from "react";
import { formatDateTime } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { IconButton } from "../../../ui/icon-button";
import { Sheet, SheetHeader } from "../../../ui/sheet";
import { type PhotoItem, type Photos, useRemovePhoto } from "../api/photos";
import type { WaitingPhoto } from "../model/photo-store";

interface ChecklistProps {
  readonly job: Job;
  /** Of the firm; the homeowner looks. */
  readonly photos: Photos | null;
}

/** What photos are taken of, with those there are and those that wait for a connection. */
export function Checklist({ job, photos }: ChecklistProps) {
  const { checklist, photos: count, side } = job;
  return (
    <Sheet aria-label={say("checklist")}>
      <SheetHeader
        title={say("checklist")}
        aside={<span className="type-small">{say("checklistAside", { ...count, side })}</span>}
      />
      <ul className="job-photos">
        {checklist.map((item) => (
          <Item key={item.item} job={job} item={item} photos={photos} />
        ))}
      </ul>
    </Sheet>
  );
}

/** The checklist takes photos till the system runs. */
const takesPhotos = ({ actions }: Job) => actions.includes("put-units");

interface ItemProps extends ChecklistProps {
  readonly item: Job["checklist"][number];
}

function Item({ job, item: { item, photos: taken }, photos }: ItemProps) {
  const name = say(`photo.${item}`);
  const waiting = photos?.waiting.filter((each) => each.jobId === job.id && each.item === item) ?? [];
  const [first, ...others] = taken;
  const add = photos !== null && takesPhotos(job);
  const take = (file: File) => void photos?.take(job.id, item, file);
  return (
    <li>
      {first === undefined ? (
        waiting[0] !== undefined ? (
          <Preview photo={waiting[0]} name={name} />
        ) : add ? (
          <TakePhoto label={say("addPhotoOf", { name })} item={item} onTake={take}>
            <Camera size={22} strokeWidth={1.75} aria-hidden="true" />
          </TakePhoto>
        ) : (
          <span className="job-photo-frame" />
        )
      ) : (
        <Shown job={job} id={first.id} name={name} />
      )}
      <p className="job-photo-name type-small font-semibold">
        {first === undefined ? (
          <span className="job-ring" aria-hidden="true" />
        ) : (
          <Check size={15} strokeWidth={2.4} aria-hidden="true" className="flex-none" />
        )}
        {name}
      </p>
      <p className="type-help text-text-3">
        {first === undefined
          ? waiting.length === 0 && (add ? say("takePhoto") : say("notTaken"))
          : say("photoBy", { date: formatDateTime(first.takenAt), by: first.by })}
      </p>
      <div className="job-photo-more">
        {add && (first !== undefined || waiting.length > 0) && (
          <TakePhoto label={say("anotherPhotoOf", { name })} item={item} onTake={take} small>
            <Camera size={16} strokeWidth={1.75} aria-hidden="true" />
          </TakePhoto>
        )}
        {add && first !== undefined && <Remove jobId={job.id} photoId={first.id} name={name} />}
        {others.map(({ id }, index) => (
          <a
            key={id}
            className="link type-help"
            href={`/api/jobs/${job.id}/photos/${id}`}
            target="_blank"
            rel="noreferrer"
          >
            {index + 2}
          </a>
        ))}
      </div>
      {photos !== null && waiting.map((photo) => <Waiting key={photo.id} photo={photo} photos={photos} />)}
    </li>
  );
}

const Shown = ({ job, id, name }: { readonly job: Job; readonly id: string; readonly name: string }) => (
  <a className="job-photo-frame" href={`/api/jobs/${job.id}/photos/${id}`} target="_blank" rel="noreferrer">
    <img src={`/api/jobs/${job.id}/photos/${id}?size=small`} alt={say("photoOf", { name })} loading="lazy" />
  </a>
);

/** A photo that is in this browser alone. */
function Preview({ photo: { bytes, type }, name }: { readonly photo: WaitingPhoto; readonly name: string }) {
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const address = URL.createObjectURL(new Blob([bytes], { type }));
      picture.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [bytes, type],
  );
  return (
    <span className="job-photo-frame">
      <img ref={show} alt={say("photoOf", { name })} />
    </span>
  );
}

function Waiting({ photo, photos }: { readonly photo: WaitingPhoto; readonly photos: Photos }) {
  if (photo.refused === null) return <p className="type-help text-text-2">{say("photoWaits")}</p>;
  return (
    <div role="alert">
      <p className="ui-field-error">{say("photoFailed", { why: photo.refused })}</p>
      <span className="flex flex-wrap gap-2">
        <Button size="sm" variant="outline" onClick={() => void photos.retry(photo)}>
          {say("retryPhoto")}
        </Button>
        <Button size="sm" variant="outline" onClick={() => void photos.drop(photo)}>
          {say("dropPhoto")}
        </Button>
      </span>
    </div>
  );
}

interface TakePhotoProps {
  readonly label: string;
  readonly item: PhotoItem;
  readonly small?: boolean;
  readonly onTake: (file: File) => void;
  readonly children: ReactNode;
}

/** Opens the camera where there is one, else the files. */
const TakePhoto = ({ label, item, small, onTake, children }: TakePhotoProps) => (
  <label className={small ? "job-photo-add ui-icon-button" : "job-photo-frame job-photo-add"}>
    {children}
    <input
      type="file"
      accept="image/png,image/jpeg,image/webp"
      capture="environment"
      aria-label={label}
      name={`photo-${item}`}
      className="ui-visually-hidden"
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        currentTarget.value = "";
        if (file) onTake(file);
      }}
    />
  </label>
);

function Remove({ jobId, photoId, name }: { readonly jobId: string; readonly photoId: string; readonly name: string }) {
  const removing = useRemovePhoto(jobId);
  return (
    <IconButton
      size="sm"
      label={say("removePhoto", { name })}
      aria-disabled={removing.isPending || undefined}
      icon={<X size={16} strokeWidth={1.75} aria-hidden="true" />}
      danger
      onClick={() => !removing.isPending && removing.mutate(photoId)}
    />
  );
}
