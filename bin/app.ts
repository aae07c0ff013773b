import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks, ServerlessChecks } from 'cdk-nag';
import { readSettings } from '../infra/settings.ts';
import { createStacks } from '../infra/stacks/all-stacks.ts';

const app = new App();
createStacks(app, { settings: readSettings(app.node), build: 'dist' });
Validations.of(app).addPlugins(new AwsSolutionsChecks(app), new ServerlessChecks(app));
