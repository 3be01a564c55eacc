import { ValidationPage } from "../../features/validation/validation-page";
import { Frame } from "../frame/frame";

/** For everybody, signed in or not. */
export const ValidationRoute = () => (
  <Frame>
    <ValidationPage />
  </Frame>
);
