import { room } from "../room";

export const say = room("auth", {
  // failures
  serverErrorPleaseTry: "Server error. Please try again later.",
  failedToResetPassword: "Failed to reset password. Please try again.",
  anErrorOccurredPlease: "An error occurred. Please try again later.",
  invalidEmailOrPassword: "Invalid email or password",
  failedToSendReset: "Failed to send reset email. Please try again.",
  // sign-in
  loginSuccessful: "Login Successful",
  welcomeBack: "Welcome back, {firstName}!",
  // auth-page
  signIn: "Sign In",
  createAccount: "Create Account",
  resetYourPassword: "Reset your password",
  accountCreatedSuccessfully: "Account Created Successfully!",
  youCanNowLog: "You can now log in with your credentials.",
  signInOrCreate: "Sign in or create an account",
  // new-password-form
  newPassword: "New password",
  atLeastCharacters: "At least 8 characters",
  confirmPassword: "Confirm password",
  resetPassword: "Reset Password",
  backToSignIn: "Back to Sign In",
  // reset-done
  passwordResetSuccessful: "Password Reset Successful",
  everyDeviceWasSigned: "Every device was signed out. The sign-in screen opens in 3 seconds.",
  signInNow: "Sign In Now",
  // reset-link-problem
  requestANewLink: "Request a new link",
  // reset-request
  resetEmailSent: "Reset Email Sent",
  pleaseCheckYourEmail: "Please check your email for password reset instructions.",
  resetFailed: "Reset Failed",
  enterTheEmailAddress: "Enter the email address of your account. We send a link that works once, for 60 minutes.",
  email: "Email",
  sendResetLink: "Send Reset Link",
  checkYourEmail: "Check your email",
  ifHasAnAccount: "If <b>{email}</b> has an account, a reset link is on its way. It works once, for 60 minutes.",
  sendAgain: "Send Again",
  // sign-in-form
  loginFailed: "Login Failed",
  password: "Password",
  forgotYourPassword: "Forgot your password?",
  signingIn: "Signing in",
  // signed-in-strip
  youAreSignedIn: "You are signed in as",
  continue: ", continue",
  // split-layout
  loadCalculationSystemSizing: "Load calculation, system sizing, component selection and cost estimation.",
  // sun-drawing
  kanoNigeria: "Kano, Nigeria",
  march: "21 March",
  site: "Site",
  position: "Position",
  sun: "Sun, {name}",
  noonElevation: "Noon elevation",
  // reset-form
  resetTokenIsMissing: "Reset token is missing. Please use the link from your email.",
  passwordMustBeAt: "Password must be at least 8 characters long.",
  passwordMustBeAtMost: "Password must be at most {passwordMax} characters.",
  passwordsDontMatchPlease: "Passwords don't match. Please try again.",
  // verification
  emailVerified: "Email Verified!",
  yourAccountHasBeen: "Your account has been created successfully. You can now log in.",
  verificationFailed: "Verification Failed",
  pleaseCheckYourVerification: "Please check your verification link or try again.",
  // reset-password-page
  setANewPassword: "Set a new password",
  noResetTokenProvided: "No reset token provided. Please check your email and use the complete reset link.",
  thisResetLinkHas: "This reset link has expired or was already used. Request a new one.",
  checkingYourResetLink: "Checking your reset link",
  // new-password-form
  saving: "Saving",
  // reset-request
  sending: "Sending",
});
