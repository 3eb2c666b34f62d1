export { saveServiceTerms } from './save-service-terms.ts';
export {
  addService,
  countServiceTest,
  getOpenService,
  keepServiceTest,
  listServices,
  readServiceUse,
  removeService,
  type ServiceState,
  type ServiceUse,
  saveService,
} from './services.ts';
