import { UnfinishedPage } from './unfinished/unfinished-page.tsx';
import { unfinishedScreens } from './unfinished/unfinished-screens.ts';

export const CreatePage = () => <UnfinishedPage screen={unfinishedScreens.create} />;
export const SitesPage = () => <UnfinishedPage screen={unfinishedScreens.sites} />;
export const TeamMembersPage = () => <UnfinishedPage screen={unfinishedScreens.teamMembers} />;
export const ApiSetupPage = () => <UnfinishedPage screen={unfinishedScreens.apiSetup} />;
export const AiEditorPage = () => <UnfinishedPage screen={unfinishedScreens.aiEditor} />;
export const AdminPage = () => <UnfinishedPage screen={unfinishedScreens.admin} />;
