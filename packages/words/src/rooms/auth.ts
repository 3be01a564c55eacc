import { room } from "../room";

export const say = room("auth", {
  // Both tabs
  signInOrCreateAccount: "Sign in or create an account",
  signIn: "Sign In",
  createAccount: "Create Account",
  whatTheProductDoes: "Load calculation, system sizing, component selection and cost estimation.",
  signedInAsContinue: "You are signed in as {email}, continue",
  email: "Email",
  serverError: "Server error. Please try again later.",

  // Signing in
  password: "Password",
  forgotPasswordQuestion: "Forgot your password?",
  signingIn: "Signing in",
  "signIn.succeeded": "Login Successful",
  "signIn.welcome": "Welcome back, {firstName}!",
  "signIn.failed": "Login Failed",
  "signIn.wrongCredentials": "Invalid email or password",

  // A design before an account
  "try.question": "No account yet? Your town and what you use show your panels, battery and price.",
  "try.open": "Try it first",
  "try.title": "Your house, your roof, one answer",
  "try.lead": "Say where you are and what you use. Change anything; the answer follows.",
  "try.nothingStored": "No account. Nothing is stored until you keep it.",
  "try.kept": "{name} is kept in this browser for a day. Create an account or sign in, and it opens as a project.",
  "try.discard": "Discard",

  // After an account was created
  "created.title": "Account Created Successfully!",
  "created.nowSignIn": "You can now log in with your credentials.",

  // What the verification link reports
  "verification.succeeded": "Email Verified!",
  "verification.nowSignIn": "Your account has been created successfully. You can now log in.",
  "verification.usedBefore": "This email address is already verified. You can log in.",
  "verification.linkInvalid": "This verification link has expired or is not complete. Log in and request a new one.",
  "verification.failed": "Verification Failed",
  "verification.checkLink": "Please check your verification link or try again.",

  // Asking for a reset link
  "resetRequest.title": "Reset your password",
  "resetRequest.lead": "Enter the email address of your account. We send a link that works once, for 60 minutes.",
  "resetRequest.send": "Send Reset Link",
  "resetRequest.sending": "Sending",
  "resetRequest.sent": "Reset Email Sent",
  "resetRequest.checkMail": "Please check your email for password reset instructions.",
  "resetRequest.failed": "Reset Failed",
  "resetRequest.notSent": "Failed to send reset email. Please try again.",
  "resetRequest.checkYourEmail": "Check your email",
  "resetRequest.onItsWay":
    "If <b>{email}</b> has an account, a reset link is on its way. It works once, for 60 minutes.",
  "resetRequest.sendAgain": "Send Again",
  backToSignIn: "Back to Sign In",

  // Setting a new password
  "reset.title": "Set a new password",
  "reset.checkingLink": "Checking your reset link",
  "reset.noToken": "No reset token provided. Please check your email and use the complete reset link.",
  "reset.linkExpired": "This reset link has expired or was already used. Request a new one.",
  "reset.requestNewLink": "Request a new link",
  "reset.newPassword": "New password",
  "reset.passwordHelp": "At least {min, number, whole} characters",
  "reset.confirmPassword": "Confirm password",
  "reset.submit": "Reset Password",
  "reset.saving": "Saving",
  "reset.tokenMissing": "Reset token is missing. Please use the link from your email.",
  "reset.passwordTooShort": "Password must be at least {min, number, whole} characters long.",
  "reset.passwordTooLong": "Password must be at most {max, number, whole} characters.",
  "reset.passwordsDiffer": "Passwords don't match. Please try again.",
  "reset.failed": "Failed to reset password. Please try again.",
  "reset.noAnswer": "An error occurred. Please try again later.",
  "reset.done": "Password Reset Successful",
  "reset.doneLead":
    "Every device was signed out. The sign-in screen opens in {seconds, plural, one {# second} other {# seconds}}.",
  "reset.signInNow": "Sign In Now",

  // The drawing beside the form
  "drawing.kano": "Kano, Nigeria",
  "drawing.day": "21 March",
  "drawing.site": "Site",
  "drawing.position": "Position",
  "drawing.coordinates": "{latitude}°N {longitude}°E",
  "drawing.sunOnDay": "Sun, {day}",
  "drawing.noonElevation": "Noon elevation",
});
