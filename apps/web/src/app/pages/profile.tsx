import { ProfilePage } from "../../features/account/profile-page";

export const ProfileRoute = () => <ProfilePage />;
