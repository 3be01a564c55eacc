import { Toaster } from "../ui/toast";

export default function Toasts() {
  return <Toaster />;
}
