import { Profile } from '../../profile.jsx';

/** Kept once it has been asked for, as Next's documentation on incremental static regeneration has it. */
export const revalidate = 3600;
export const generateStaticParams = () => [];

export default Profile;
