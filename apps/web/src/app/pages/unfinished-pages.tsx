import { UnfinishedPage } from './unfinished/unfinished-page.tsx';
import { unfinishedScreens } from './unfinished/unfinished-screens.ts';

export const ApiSetupPage = () => <UnfinishedPage screen={unfinishedScreens.apiSetup} />;
export const AdminPage = () => <UnfinishedPage screen={unfinishedScreens.admin} />;
