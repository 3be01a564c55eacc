/** What the verification link reports; a blank message is none. Texts: marketplace specification, section 8. */
export const verificationToast = (verified: "true" | "false", message: string | undefined) =>
  toastOf(verified, message?.trim() || undefined);

const toastOf = (verified: "true" | "false", message: string | undefined) =>
  verified === "true"
    ? ({
        title: "Email Verified!",
        description: message ?? "Your account has been created successfully. You can now log in.",
        tone: "ok",
      } as const)
    : ({
        title: "Verification Failed",
        description: message ?? "Please check your verification link or try again.",
        tone: "bad",
      } as const);
