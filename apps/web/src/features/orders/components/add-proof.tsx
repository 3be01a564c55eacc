import { say } from "@sunwright/words/order-payments";
import { useUploads } from "../../../lib/use-uploads";
import { FileUpload } from "../../../ui/file-upload";

interface AddProofProps {
  readonly paymentId: string;
  readonly onSend: (sent: { action: "add-proof"; paymentId: string; fileId: string }) => void;
}

/** Shows the shop a receipt of what was paid: a picture of it or a PDF. */
export function AddProof({ paymentId, onSend }: AddProofProps) {
  const uploads = useUploads({
    owner: "account",
    onStored: ({ id: fileId }) => onSend({ action: "add-proof", paymentId, fileId }),
  });
  return <FileUpload label={say("addProof")} kinds="both" room={1} camera uploads={uploads} className="w-full" />;
}
